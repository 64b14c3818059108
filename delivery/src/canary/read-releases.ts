import type { ResultsCollector } from '../results/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { judgeRelease, type ReleaseVerdict } from './judge-release.ts';
import { countRelease } from './release-evidence.ts';
import { type WatchedRelease, watchedRelease } from './watched-release.ts';

/** A watched stable version with its present figures, for the console and `vitrava`; see `describeRelease`. */
export interface FreshRelease extends Omit<WatchedRelease, 'excluded'> {
  /** Visitors of it, and of the version before it, who have reported a page. */
  readonly visitors: { readonly now: number; readonly before: number };
  readonly verdict: ReleaseVerdict;
}

/** What is read, and when (milliseconds since the epoch). */
export interface ReadReleasesOptions {
  readonly store: ReleaseStore;
  /** Observations of visitors per version (`openSumsAt`). */
  readonly sums: Pick<ResultsCollector, 'counts' | 'marks' | 'marked'>;
  readonly now: number;
}

/** All stable versions in their first hour, by remote. Changes nothing. Rejects when something cannot be read. */
export async function readReleases({ store, sums, now }: ReadReleasesOptions): Promise<readonly FreshRelease[]> {
  const found: FreshRelease[] = [];
  for (const remote of await store.remotes()) {
    const stored = await store.pointers(remote);
    const watched = stored.type === 'found' ? watchedRelease(remote, stored.value, now) : null;
    if (!watched) continue;
    const { excluded: _excluded, ...release } = watched;
    const evidence = await countRelease({ store, sums, now }, watched);
    const [first] = evidence.signals;
    const visitors = { now: first?.now.visitors ?? 0, before: first?.before.visitors ?? 0 };
    found.push({ ...release, visitors, verdict: judgeRelease(evidence) });
  }
  return found;
}
