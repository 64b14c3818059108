import { describeRelease, type FreshRelease, readReleases } from '../../canary/index.ts';
import type { ResultsCollector } from '../../results/index.ts';
import type { ReleaseStore } from '../../store/index.ts';

/** Releases that are watched, each with a sentence on its state. Rejects when store or collector cannot be read. */
export async function freshReleases(
  store: ReleaseStore,
  sums: ResultsCollector,
): Promise<readonly (FreshRelease & { readonly state: string })[]> {
  const releases = await readReleases({ store, sums, now: Date.now() });
  return releases.map((release) => ({ ...release, state: describeRelease(release, 'en') }));
}
