/** The exit codes of commands. */
export const EXIT = {
  /** It is done, or there was nothing to do. */
  done: 0,
  /** The gate or the state of the shop forbids it; nothing has changed for visitors. */
  refused: 1,
  /** The command line is not one that can be run. */
  usage: 2,
  /** The store, the build or the machine failed: the same command may succeed later. */
  failed: 3,
} as const;

/** A command line that cannot be run; the message has the correction. */
export class UsageError extends Error {}
