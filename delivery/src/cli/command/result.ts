import { type Refusal, refuse } from '../../refusals/index.ts';
import type { ReleaseStore } from '../../store/index.ts';

/** The result of a command: sentences for people, data for `--json`. Refused means exit code 1. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly data: object;
  readonly refused?: boolean;
  /** The exit code where it is another one: of a command that a release API has run. */
  readonly code?: number;
}

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

/** A result of one or more sentences. */
export function resultOf(lines: string | readonly string[], data: object): CommandResult {
  return { lines: typeof lines === 'string' ? [lines] : lines, data };
}

/** The result of a refused command. `what` describes the request and the state that stays. */
export function refusedResult(what: string, refusals: readonly Refusal[]): CommandResult {
  return { lines: [what, ...refusals.map(({ explanation }) => `- ${explanation}`)], data: { refusals }, refused: true };
}

/** The refusal of a remote that was never released, which names those that were; null when there is such a remote. */
export async function findUnknownRemote(store: ReleaseStore, remote: string): Promise<Refusal | null> {
  const known = await store.remotes();
  return known.includes(remote) ? null : refuse('remote-unknown', { remote, known });
}
