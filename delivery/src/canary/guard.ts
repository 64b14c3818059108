import { isDeepStrictEqual } from 'node:util';
import { commitPointers, moveCanary, moveChannel, readUsableRelease, refused, withPointers } from '../channels/index.ts';
import { revertVersion } from '../rollback/index.ts';
import type { RemotePointers } from '../store/index.ts';
import { CANARY, CONTROL, canaryRun, type WatchedCanary, watchedCanary } from './canary-run.ts';
import type { CanaryDecision } from './decide.ts';
import { describeFault } from './describe.ts';
import { GUARD, type GuardMove, type GuardOptions, outcomeOf } from './guard-move.ts';
import { guardRelease } from './guard-release.ts';
import { decisionOf, LATEST_MARKS } from './read-canaries.ts';

/**
 * Checks all canaries, and stable versions in their first hour, once, and makes the due moves. Any server may call it at any time: decisions are made from store and
 * collector, and applied under the store's lock only while the state of the remote is the one of the decision. Rejects when store or collector fail.
 */
export async function runGuard(options: GuardOptions): Promise<readonly GuardMove[]> {
  const { store, now } = options;
  const moves: GuardMove[] = [];
  for (const remote of await store.remotes()) {
    const stored = await store.pointers(remote);
    if (stored.type !== 'found') continue;
    const back = await guardRelease(options, remote, stored.value);
    if (back) moves.push(back);
    const watched = watchedCanary(remote, stored.value);
    if (!watched || back?.type === 'taken-back') continue;
    const { counts, marks } = await countAndMark(options, watched);
    const decision = decisionOf(watched, counts, { now, flags: await store.flags(), marks });
    const seen = { canary: counts.visitors[CANARY] ?? 0, control: counts.visitors[CONTROL] ?? 0 };
    const move = decision && (await carryOut(options, watched, decision, seen));
    if (move) moves.push(move);
  }
  return moves;
}

/** Points of a curve in its first hour, and afterwards. */
const FINE_MS = 60_000;
const COARSE_MS = 600_000;
const HOUR_MS = 3_600_000;

async function countAndMark({ sums, now }: GuardOptions, watched: WatchedCanary) {
  const run = canaryRun(watched);
  await sums.open(run);
  const step = now - Date.parse(watched.since) < HOUR_MS ? FINE_MS : COARSE_MS;
  await sums.mark(run.id, new Date(Math.floor(now / step) * step).toISOString());
  const [counts, marks] = await Promise.all([sums.counts(run.id), sums.marks(run.id, LATEST_MARKS)]);
  return { counts, marks };
}

interface Seen {
  readonly canary: number;
  readonly control: number;
}

async function carryOut(
  { store, now }: GuardOptions,
  watched: WatchedCanary,
  decision: CanaryDecision,
  seen: Seen,
): Promise<GuardMove | null> {
  const { remote, canary } = watched;
  const { version } = canary;
  const isDue = (pointers: RemotePointers) => isDeepStrictEqual(watchedCanary(remote, pointers), watched);
  if (decision.type === 'wait') return null;
  const reason =
    decision.type === 'take-back'
      ? describeFault(decision.fault, 'en')
      : `No worse than stable with ${canary.share} % of visitors: ${seen.canary} saw it, ${seen.control} stable.`;
  const attribution = { at: new Date(now).toISOString(), by: GUARD, reason };
  if (decision.type === 'take-back')
    return outcomeOf(await revertVersion(store, { remote, version, isDue, attribution }), { remote, version, type: 'taken-back', reason });
  const outcome = await withPointers(store, remote, async (before) => {
    if (!isDue(before) || !canary.plan) return null;
    if (decision.type === 'promote') {
      const release = await readUsableRelease(store, remote, version);
      return 'type' in release
        ? refused(release)
        : moveChannel(store, release, { target: { channel: 'stable' }, by: 'channel', attribution });
    }
    const { share, stage } = decision;
    const climbed = { ...canary, share, plan: { ...canary.plan, stage } };
    const next = moveCanary(before, climbed, { by: 'channel', at: attribution.at });
    const state = (percent: number) => ({ canary: { version, share: percent } });
    await commitPointers(store, { move: 'canary step', remote, before, next, attribution, from: state(canary.share), to: state(share) });
    return { type: 'moved' } as const;
  });
  return outcomeOf(outcome, { remote, version, type: decision.type === 'promote' ? 'promoted' : 'climbed', reason });
}
