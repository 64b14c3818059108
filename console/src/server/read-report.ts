import { describeDecision, describeRelease, readCanaries, readReleases } from '@vitrava/delivery/canary';
import { readLiveState } from '@vitrava/delivery/live-state';
import type { ResultsCollector } from '@vitrava/delivery/results';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { LRUCache } from 'lru-cache';
import type { ConsoleReport, PartSources } from '../report/index.ts';

export interface ReportSource {
  readonly store: ReleaseStore;
  /** Observations of visitors per version, for canaries and fresh releases. */
  readonly sums: ResultsCollector;
  readonly parts: PartSources;
  readonly onFailure: (name: string, error: unknown) => void;
}

export interface ReportReader {
  /** Cached for a few seconds, and read once for concurrent requests. */
  current(): Promise<ConsoleReport>;
  /** What was read before no longer holds. */
  drop(): void;
}

const MOVES_SHOWN = 50;

export function createReportReader({ store, sums, parts, onFailure }: ReportSource): ReportReader {
  parts.provide('canaries', async () => {
    const canaries = await readCanaries({ store, sums, now: Date.now() });
    return canaries.map(({ decision, ...canary }) => ({
      ...canary,
      words: decision && { ru: describeDecision(decision, 'ru'), en: describeDecision(decision, 'en') },
    }));
  });
  parts.provide('freshReleases', async () => {
    const releases = await readReleases({ store, sums, now: Date.now() });
    return releases.map((release) => ({ ...release, words: { ru: describeRelease(release, 'ru'), en: describeRelease(release, 'en') } }));
  });
  // Results of experiments are added up by a database that also serves visitors.
  const stored = new LRUCache<'report', ConsoleReport>({
    max: 1,
    ttl: lifetimeMs('consoleReport'),
    ignoreFetchAbort: true,
    async fetchMethod() {
      const [remotes, entries, values] = await Promise.all([readLiveState(store), store.history(), parts.read(onFailure)]);
      return { at: new Date().toISOString(), remotes, moves: entries.slice(-MOVES_SHOWN).reverse(), parts: values };
    },
  });
  return { current: () => stored.forceFetch('report'), drop: () => stored.clear() };
}
