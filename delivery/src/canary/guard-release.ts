import { isDeepStrictEqual } from 'node:util';
import { commitPointers, withPointers } from '../channels/index.ts';
import { revertVersion } from '../rollback/index.ts';
import type { Move, RemotePointers } from '../store/index.ts';
import { describeFault } from './describe.ts';
import { describePostponed, describeVerdict, describeWell } from './describe-release.ts';
import { GUARD, type GuardMove, type GuardOptions, outcomeOf } from './guard-move.ts';
import { judgeRelease } from './judge-release.ts';
import { answerLate, markAnswers, recentAnswers } from './late-answers.ts';
import { countRelease } from './release-evidence.ts';
import { beginWatch, postponeWatch, type WatchedRelease, watchedRelease } from './watched-release.ts';

/**
 * Checks the stable version of a remote in its first hour, and rolls it back when it causes errors. While it is worse and servers answer late, or did in that
 * hour, its hour is postponed: it begins again, with new counts, when response times are as before the release. Null when nothing changes. Rejects when store or collector fail.
 */
export async function guardRelease(options: GuardOptions, remote: string, pointers: RemotePointers): Promise<GuardMove | null> {
  const { store, sums, now } = options;
  const watched = watchedRelease(remote, pointers, now);
  if (!watched) return null;
  const { version, before, isPostponed } = watched;
  await markAnswers(sums, now);
  const evidence = await countRelease({ store, sums, keep: sums, now }, watched);
  const verdict = judgeRelease(evidence);
  if (verdict.type === 'take-back') {
    const reason = describeFault(verdict.fault, 'en');
    const isDue = (present: RemotePointers) => isDeepStrictEqual(watchedRelease(remote, present, now), watched);
    const attribution = { at: new Date(now).toISOString(), by: GUARD, reason };
    const outcome = await revertVersion(store, { remote, version, instead: before, isDue, attribution });
    return outcomeOf(outcome, { remote, version, type: 'taken-back', reason });
  }
  if (isPostponed) {
    const recent = await recentAnswers(sums, watched.released, now);
    if (recent && !answerLate({ now: recent, before: evidence.answers.before }))
      return moveWatch(options, watched, { move: 'watch begun', next: beginWatch, type: 'watching', reason: describeWell('en') });
  }
  if (verdict.type === 'stays') return null;
  const sentence = describeVerdict(verdict, 'en');
  const postponed = isPostponed ? null : watchedRelease(remote, postponeWatch(pointers, watched), now);
  // Its day is over, or nearly: what is left of its hour is longer.
  if (!postponed || postponed.until <= watched.until) return { remote, version, type: 'waiting', reason: sentence };
  const reason = `${sentence} ${describePostponed(postponed, 'en')}`;
  return moveWatch(options, watched, { move: 'watch postponed', next: postponeWatch, type: 'waiting', reason });
}

interface WatchMove {
  readonly move: Extract<Move, `watch ${string}`>;
  readonly next: (pointers: RemotePointers, watched: WatchedRelease, at: string) => RemotePointers;
  readonly type: GuardMove['type'];
  readonly reason: string;
}

async function moveWatch(
  { store, now }: GuardOptions,
  watched: WatchedRelease,
  { move, next, type, reason }: WatchMove,
): Promise<GuardMove | null> {
  const { remote, version } = watched;
  const attribution = { at: new Date(now).toISOString(), by: GUARD, reason };
  const state = { stable: version };
  const outcome = await withPointers(store, remote, async (before) => {
    if (!isDeepStrictEqual(watchedRelease(remote, before, now), watched)) return null;
    const changed = next(before, watched, attribution.at);
    await commitPointers(store, { move, remote, before, next: changed, attribution, from: state, to: state });
    return { type: 'moved' } as const;
  });
  return outcomeOf(outcome, { remote, version, type, reason });
}
