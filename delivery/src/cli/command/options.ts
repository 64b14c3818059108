import { type Command, InvalidArgumentError, Option } from 'commander';

/** Reads a number from 0 on; refuses everything else. */
export function toNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) throw new InvalidArgumentError('It must be a number from 0.');
  return value;
}

/** Whether links can lead to a shop at this address: another scheme, as `javascript:`, does something else. */
export function isShopAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** The options of a command that changes something: its author and the reason. */
export function withAttribution(command: Command): Command {
  return command
    .option('--by <person>', 'who asks for it, instead of VITRAVA_BY or the user of git')
    .option('--reason <text>', 'why, for the history');
}

/** `--to <address>`; `what` describes the work of the release API. */
export function releaseApiOption(what: string): Option {
  return new Option('--to <address>', `the release API of a shop elsewhere: ${what}; instead of VITRAVA_RELEASE_API`).argParser(
    (text: string) => {
      if (isReleaseApiAddress(text)) return text;
      throw new InvalidArgumentError('It must be the address of a release API, such as https://releases.shop.example.');
    },
  );
}

/** Whether the value of a `--to` is the address of a release API; `rollback` also has one for versions. */
export function isReleaseApiAddress(text: string): boolean {
  return /^https?:\/\//.test(text);
}

/** A command line without the addresses of release APIs. */
export function withoutAddresses(args: readonly string[]): readonly string[] {
  const isAddressed = (index: number) => args[index] === '--to' && isReleaseApiAddress(args[index + 1] ?? '');
  return args.filter((arg, index) => !isAddressed(index) && !isAddressed(index - 1) && !/^--to=https?:\/\//.test(arg));
}
