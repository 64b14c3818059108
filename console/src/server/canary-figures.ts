import { describeDecision, describeRelease, readCanaries, readReleases } from '@vitrava/delivery/canary';
import type { ResultsCollector } from '@vitrava/delivery/results';
import type { ReleaseStore } from '@vitrava/delivery/store';
import type { CanaryFigures, FreshReleaseFigures } from '../report/index.ts';

/** All canaries that run, each beside its control. Rejects when store or collector cannot be read. */
export async function canaryFigures(store: ReleaseStore, sums: ResultsCollector): Promise<readonly CanaryFigures[]> {
  const reports = await readCanaries({ store, sums, now: Date.now() });
  return reports.map(({ remote, version, control, share, since, visitors, signals, decision, curve }) => ({
    remote,
    version,
    control,
    share,
    since,
    visitors: { canary: visitors.canary, control: visitors.control },
    signals: signals.map((one) => ({ signal: one.signal, canary: one.canary.rate, control: one.control.rate, difference: one.difference })),
    words: decision && { ru: describeDecision(decision, 'ru'), en: describeDecision(decision, 'en') },
    curve: curve.map(({ at, rates }) => ({ at, rates })),
  }));
}

/** All stable versions in their first hour. Rejects when store or collector cannot be read. */
export async function freshReleaseFigures(store: ReleaseStore, sums: ResultsCollector): Promise<readonly FreshReleaseFigures[]> {
  const releases = await readReleases({ store, sums, now: Date.now() });
  return releases.map((release) => ({
    remote: release.remote,
    version: release.version,
    before: release.before,
    words: { ru: describeRelease(release, 'ru'), en: describeRelease(release, 'en') },
  }));
}
