import { points, type ResultsLocale, WORDS } from '../results/index.ts';
import { rateOf } from '../results/statistics/index.ts';
import { areEnough, LEAST_BEFORE, LEAST_NOW } from './change.ts';
import { describeFault } from './describe.ts';
import type { ReleaseVerdict } from './judge-release.ts';
import type { FreshRelease } from './read-releases.ts';
import { timeText } from './time-text.ts';
import type { WatchedRelease } from './watched-release.ts';

/** What a fresh release does that is not, or cannot be, attributed to it, as a sentence. */
export function describeVerdict(
  { signal, rate, before, others }: Extract<ReleaseVerdict, { type: 'waits' }>,
  locale: ResultsLocale,
): string {
  const words = WORDS[locale];
  const fields = { signal, rate: points(rate, locale), before: points(before, locale) };
  if (!others) return words('release.waitsForOthers', fields);
  return words('release.waitsForBackend', {
    ...fields,
    others: points(rateOf(others.now), locale),
    othersBefore: points(rateOf(others.before), locale),
  });
}

/** That the hour of a release has not begun yet, and until when it can. */
export function describePostponed({ until }: Pick<WatchedRelease, 'until'>, locale: ResultsLocale): string {
  return WORDS[locale]('release.postponed', { until: timeText(until) });
}

/** Why the hour of a release begins later than the release. */
export function describeWell(locale: ResultsLocale): string {
  return WORDS[locale]('release.begins');
}

/** What a fresh release is waiting for, or does, as sentences for people. */
export function describeRelease(release: FreshRelease, locale: ResultsLocale): string {
  const { verdict, isPostponed, until, visitors } = release;
  const words = WORDS[locale];
  if (verdict.type === 'take-back') return describeFault(verdict.fault, locale);
  const postponed = isPostponed ? [describePostponed(release, locale)] : [];
  if (verdict.type === 'waits') return [describeVerdict(verdict, locale), ...postponed].join(' ');
  const watched = isPostponed ? postponed : [words('release.watched', { until: timeText(until) })];
  const fields = { ...visitors, leastNow: LEAST_NOW, leastBefore: LEAST_BEFORE };
  return [...watched, words(areEnough(visitors) ? 'release.stays' : 'release.tooFew', fields)].join(' ');
}
