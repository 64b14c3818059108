/** Commands that only look at the shop; open to every team. */
export const LOOKS: ReadonlySet<string> = new Set([
  'list',
  'status',
  'history',
  'canary status',
  'experiment status',
  'experiment results',
]);

/** Commands that change what visitors get of a remote. */
export const CHANGES: ReadonlySet<string> = new Set([
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
const LINKS: ReadonlySet<string> = new Set(['preview', 'replay', 'experiment link']);

/** Commands whose answer is sealed with the secret of the shop's store: a release API makes it for the remotes of the team that asks. */
export const SEALED: ReadonlySet<string> = new Set([...LINKS, 'developer-key']);

/** Commands that mean the shop, wherever they are written; all others mean the machine they run on. */
export const SENDABLE: ReadonlySet<string> = new Set([...LOOKS, ...CHANGES, ...SEALED]);

/** Whether a command line can be sent to the release API of a shop. */
export function isSendable(args: readonly string[]): boolean {
  return names(args).some((name) => SENDABLE.has(name));
}

/** Whether a command line prints an address in the shop. */
export function isLink(args: readonly string[]): boolean {
  return names(args).some((name) => LINKS.has(name));
}

/** What may be the name of the command: one word, or two. */
function names(args: readonly string[]): readonly string[] {
  const words = args.filter((arg) => !arg.startsWith('-'));
  return [words.slice(0, 1), words.slice(0, 2)].map((name) => name.join(' '));
}
