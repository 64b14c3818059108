import { readLiveState } from '@vitrava/delivery/live-state';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { PartSources } from '../parts/index.ts';
import type { ConsoleReport } from '../report/index.ts';

export interface ReportSource {
  readonly store: ReleaseStore;
  readonly parts: PartSources;
  readonly onFailure: (name: string, error: unknown) => void;
  readonly now?: () => number;
}

/** Reads the report of the console. */
export interface ReportReader {
  /** Cached for a few seconds, and read one at a time for concurrent requests. */
  current(): Promise<ConsoleReport>;
  /** What was read before no longer holds. */
  drop(): void;
}

/** Results of experiments are added up by a database that also serves visitors. */
const MOVES_SHOWN = 50;

export function createReportReader({ store, parts, onFailure, now = Date.now }: ReportSource): ReportReader {
  let stored: { readonly report: Promise<ConsoleReport>; readonly at: number } | null = null;
  let reading: Promise<unknown> = Promise.resolve();

  async function read(): Promise<ConsoleReport> {
    const [remotes, entries, values] = await Promise.all([readLiveState(store), store.history(), parts.read(onFailure)]);
    const moves = entries.slice(-MOVES_SHOWN).reverse();
    return { at: new Date(now()).toISOString(), remotes, moves, parts: values };
  }

  return {
    current() {
      if (stored && now() - stored.at < lifetimeMs('consoleReport')) return stored.report;
      const report = reading.then(read);
      const mine = { report, at: now() };
      stored = mine;
      reading = report.catch(() => {
        // A failure is not kept.
        if (stored === mine) stored = null;
      });
      return report;
    },
    drop() {
      stored = null;
    },
  };
}
