import { refuse } from '../../refusals/index.ts';
import { describeChange, type HistoryEntry, oneLine, type ReleaseStore } from '../../store/index.ts';
import { type CommandResult, refusedResult, resultOf } from '../command/index.ts';

/** `history [remote]`: the moves with author, time, change and reason; the newest first. */
export async function history(store: ReleaseStore, only: string | undefined, limit: number): Promise<CommandResult> {
  const entries = await store.history();
  const known = await store.remotes();
  if (only !== undefined && !known.includes(only) && entries.every((entry) => !concerns(entry, only)))
    return refusedResult('There is no history:', [refuse('remote-unknown', { remote: only, known })]);
  const all = entries.filter((entry) => only === undefined || concerns(entry, only)).reverse();
  const shown = limit === 0 ? all : all.slice(0, limit);
  const lines = shown.map(describeEntry);
  return resultOf(lines.length > 0 ? lines : 'Nothing has been moved yet.', { history: shown });
}

/** One entry as a line for people. */
export function describeEntry({ at, by, reason, move, remote, from, to, removed }: HistoryEntry): string {
  const what = removed.length > 0 ? removed.map((release) => `${release.remote} ${release.version}`).join(', ') : describeChange(from, to);
  // Text of other authors in the store is printed to a terminal.
  return oneLine(
    `${at.slice(0, 19).replace('T', ' ')}  ${[move, remote].filter(Boolean).join(' ')}: ${what}; by ${by}${reason ? `: ${reason}` : ''}`,
  );
}

function concerns({ remote, removed }: HistoryEntry, only: string): boolean {
  return remote === only || removed.some((release) => release.remote === only);
}
