/** Commands that only read; open to every team. */
export const READ_COMMANDS: ReadonlySet<string> = new Set([
  'list',
  'status',
  'history',
  'canary status',
  'experiment status',
  'experiment results',
]);

/** Commands that change the versions that visitors get of a remote. */
export const CHANGE_COMMANDS: ReadonlySet<string> = new Set([
  'rollback',
  'withdraw',
  'readmit',
  'channel',
  'canary start',
  'canary step',
  'canary stop',
  'experiment start',
  'experiment stop',
]);

/** Commands that print an address in the shop for its holder. */
const LINK_COMMANDS: ReadonlySet<string> = new Set(['preview', 'replay', 'experiment link']);

/**
 * Commands whose result is signed with the secret of the shop's store: a release API makes it for the remotes of the
 * requesting team.
 */
export const SIGNED_COMMANDS: ReadonlySet<string> = new Set([...LINK_COMMANDS, 'developer-key']);

/** Commands that mean the shop, wherever they are written; all others mean the machine they run on. */
export const REMOTE_COMMANDS: ReadonlySet<string> = new Set([...READ_COMMANDS, ...CHANGE_COMMANDS, ...SIGNED_COMMANDS]);

/** Whether a command line can be sent to the release API of a shop. */
export function isRemoteCommand(args: readonly string[]): boolean {
  return names(args).some((name) => REMOTE_COMMANDS.has(name));
}

/** Whether a command line prints an address in the shop. */
export function isLinkCommand(args: readonly string[]): boolean {
  return names(args).some((name) => LINK_COMMANDS.has(name));
}

/** What may be the name of the command: one word, or two. */
function names(args: readonly string[]): readonly string[] {
  const words = args.filter((arg) => !arg.startsWith('-'));
  return [words.slice(0, 1), words.slice(0, 2)].map((name) => name.join(' '));
}
