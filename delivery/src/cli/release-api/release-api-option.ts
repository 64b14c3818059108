import { type Command, InvalidArgumentError, Option } from 'commander';
import { REMOTE_COMMANDS } from './remote-commands.ts';

/** A command line with the release API that it is for. */
export interface RemoteCommandLine {
  readonly address: string;
  /** The command line without the release API. */
  readonly args: readonly string[];
}

/**
 * Takes the address of a release API out of a command line: `--to https://…`, else `VITRAVA_RELEASE_API`. A `--to` that is no address stays: `rollback` has one for
 * versions. Null when there is no release API.
 */
export function takeReleaseApiAddress(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): RemoteCommandLine | null {
  const rest: string[] = [];
  let address = env.VITRAVA_RELEASE_API || null;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    const inline = /^--to=(https?:\/\/.+)$/.exec(arg)?.[1];
    const next = arg === '--to' && /^https?:\/\//.test(args[index + 1] ?? '') ? args[++index] : undefined;
    if (inline ?? next) address = inline ?? next ?? null;
    else rest.push(arg);
  }
  return address === null ? null : { address, args: rest };
}

/**
 * Adds this to the help of every command that can be sent. The option itself is taken out of a line before it is read
 * (`takeReleaseApiAddress`).
 */
export function addReleaseApiOptions(program: Command): void {
  for (const group of program.commands) {
    for (const command of [group, ...group.commands]) {
      const name = command === group ? group.name() : `${group.name()} ${command.name()}`;
      if (REMOTE_COMMANDS.has(name) && command.options.every(({ long }) => long !== '--to'))
        command.addOption(releaseApiOption('ask there'));
    }
  }
}

/** `--to <address>`; `what` describes the work of the release API. */
export function releaseApiOption(what: string): Option {
  return new Option('--to <address>', `the release API of a shop elsewhere: ${what}; instead of VITRAVA_RELEASE_API`).argParser(
    requireAddress,
  );
}

function requireAddress(text: string): string {
  if (/^https?:\/\//.test(text)) return text;
  throw new InvalidArgumentError('It must be the address of a release API, such as https://releases.shop.example.');
}
