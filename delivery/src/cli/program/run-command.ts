import { CommanderError } from 'commander';
import { createReleaseApiClient } from '../../release-api-client/index.ts';
import { readKeysPlace } from '../../signing/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import type { OwnRepository } from '../context/index.ts';
import { attributionOf } from '../options/index.ts';
import { type CommandResult, EXIT, UsageError } from '../output/index.ts';
import { isLinkCommand, isRemoteCommand, type RemoteCommandLine, takeReleaseApiAddress } from '../release-api/index.ts';
import { refuseConsumedOptions } from './npm-options.ts';
import { createProgram, type ProgramOptions } from './program.ts';
import { usageMessage } from './usage-message.ts';

/** What one run of the command line works with. */
export interface RunOptions {
  /** The release store; `folder` is what a repository of its own may name on the command line. */
  readonly openStore: (folder?: string) => ReleaseStore;
  /** Root of the repository, where the remotes' folders are. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What a repository with one remote alone can do besides; null in the repository of the shop. */
  readonly own?: OwnRepository | null;
  /** Opens a release API for teams with their own repository, and ends with it; absent where there is no shop. */
  readonly serveReleaseApi?: ProgramOptions['serveReleaseApi'];
}

/** Runs one command line (without the program's name), prints its result, and returns its exit code. */
export async function runCommand(
  args: readonly string[],
  { openStore, root, env, own = null, serveReleaseApi }: RunOptions,
): Promise<number> {
  const asJson = args.includes('--json');
  let code: number = EXIT.done;
  const answer = (given: CommandResult) => {
    code = given.code ?? (given.refused ? EXIT.refused : EXIT.done);
    print(given, asJson);
  };
  const program = createProgram({ openStore, root, env, own, answer, ...(serveReleaseApi && { serveReleaseApi }) });
  const consumed = refuseConsumedOptions(program, args, env);
  if (consumed !== null) return fail(consumed, EXIT.usage, asJson || env.npm_config_json === 'true');
  // Otherwise the command would change the local store instead of the other shop.
  if (env.VITRAVA_DOOR) return fail('VITRAVA_DOOR is VITRAVA_RELEASE_API now: set that instead.', EXIT.usage, asJson);
  const remote = takeReleaseApiAddress(args, env);
  try {
    const isHelp = args.some((arg) => arg === '--help' || arg === '-h');
    if (remote && !isHelp && isRemoteCommand(remote.args)) {
      answer(await sendCommand(remote, { env, root }));
      return code;
    }
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? EXIT.done : fail(usageMessage(program, error, args), EXIT.usage, asJson);
    if (error instanceof UsageError) return fail(error.message, EXIT.usage, asJson);
    return fail(error instanceof Error ? error.message : String(error), EXIT.failed, asJson);
  }
}

async function sendCommand({ address, args }: RemoteCommandLine, { env, root }: Pick<RunOptions, 'env' | 'root'>): Promise<CommandResult> {
  const { by } = attributionOf({}, env);
  const isShopNamed = args.some((arg) => /^--shop(=|$)/.test(arg));
  const shop = isLinkCommand(args) && !isShopNamed && env.VITRAVA_SHOP ? ['--shop', env.VITRAVA_SHOP] : [];
  const { code, ...answer } = await createReleaseApiClient(address, readKeysPlace(env, root)).command({ args: [...args, ...shop], by });
  return { ...answer, code, refused: code !== EXIT.done };
}

function fail(message: string, code: number, asJson: boolean): number {
  print({ lines: [message], data: { error: message }, refused: true }, asJson);
  return code;
}

function print({ lines, data, refused = false }: CommandResult, asJson: boolean): void {
  if (asJson) console.log(JSON.stringify({ ok: !refused, ...data }));
  else for (const line of lines) (refused ? console.error : console.log)(line);
}
