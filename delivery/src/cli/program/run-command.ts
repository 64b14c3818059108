import { type CommandResult, EXIT } from '../command/index.ts';
import { errorResult, failed } from './error-result.ts';
import { refuseConsumedOptions } from './npm-options.ts';
import { createProgram, type ProgramOptions } from './program.ts';

/** What one run of the command line works with. */
export type RunOptions = Pick<ProgramOptions, 'openStore' | 'root' | 'env' | 'own' | 'serveReleaseApi'>;

/** Runs one command line (without the program's name), prints its result, and returns its exit code. */
export async function runCommand(args: readonly string[], options: RunOptions): Promise<number> {
  const { env } = options;
  const isJson = args.includes('--json');
  let code: number = EXIT.done;
  const answer = (given: CommandResult, asJson = isJson) => {
    code = given.code ?? (given.refused ? EXIT.refused : EXIT.done);
    print(given, asJson);
  };
  const program = createProgram({ ...options, args, answer });
  const consumed = refuseConsumedOptions(program, env);
  if (consumed !== null) answer(failed(consumed, EXIT.usage), isJson || env.npm_config_json === 'true');
  // Otherwise the command would change the local store instead of the other shop.
  else if (env.VITRAVA_DOOR) answer(failed('VITRAVA_DOOR is VITRAVA_RELEASE_API now: set that instead.', EXIT.usage));
  else
    await program.parseAsync([...args], { from: 'user' }).catch((error: unknown) => {
      const result = errorResult(program, error, args);
      if (result) answer(result);
    });
  return code;
}

function print({ lines, data, refused = false }: CommandResult, asJson: boolean): void {
  if (asJson) console.log(JSON.stringify({ ok: !refused, ...data }));
  else for (const line of lines) (refused ? console.error : console.log)(line);
}
