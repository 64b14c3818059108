import { refuse } from '../gate/index.ts';
import type { HistoryEntry, ReleaseStore, Standing } from '../store/index.ts';
import { type Answer, say, sayRefused } from './answer.ts';

/** `history [remote]`: who moved what, when, from where to where and why; the newest first. */
export async function history(store: ReleaseStore, only: string | undefined, limit: number): Promise<Answer> {
  const entries = await store.history();
  const known = await store.remotes();
  if (only !== undefined && !known.includes(only) && entries.every((entry) => !concerns(entry, only)))
    return sayRefused('There is no history:', [refuse('remote-unknown', { remote: only, known })]);
  const shown = entries.filter((entry) => only === undefined || concerns(entry, only)).slice(-limit || entries.length);
  const lines = [...shown].reverse().map(describeEntry);
  return say(lines.length > 0 ? lines : 'Nothing has been moved yet.', { history: [...shown].reverse() });
}

/** One entry as a line for people. */
export function describeEntry({ at, by, reason, move, remote, from, to, removed }: HistoryEntry): string {
  const what = removed.length > 0 ? removed.map((release) => `${release.remote} ${release.version}`).join(', ') : describeChange(from, to);
  return `${at.slice(0, 19).replace('T', ' ')}  ${[move, remote].filter(Boolean).join(' ')}: ${what}; by ${by}${reason ? `: ${reason}` : ''}`;
}

/** From where to where, e.g. `stable 1 → 2, canary 2 (10 %) → none`. */
export function describeChange(from: Standing, to: Standing): string {
  const stable = (standing: Standing) => standing.stable ?? 'none';
  const canary = ({ canary: value }: Standing) => (value ? `${value.version} (${value.share} %)` : 'none');
  const experiment = ({ experiment: value }: Standing) =>
    value
      ? `"${value.name}" (${Object.entries(value.arms)
          .map(([arm, version]) => `${arm} ${version}`)
          .join(', ')})`
      : 'none';
  const parts = { stable, canary, experiment } as const;
  const changes = (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => from[part] !== undefined || to[part] !== undefined)
    .map((part) => `${part} ${parts[part](from)} → ${parts[part](to)}`);
  return [...changes, ...(to.published ? [`${to.published} shown to no one`] : [])].join(', ');
}

function concerns({ remote, removed }: HistoryEntry, only: string): boolean {
  return remote === only || removed.some((release) => release.remote === only);
}
