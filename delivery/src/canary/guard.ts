import { isDeepStrictEqual } from 'node:util';
import { moveCanary, moveChannel, readUsableRelease, refused, withPointers } from '../channels/index.ts';
import { revertVersion } from '../rollback/index.ts';
import { type Attribution, historyEntry, type ReleaseStore, type RemotePointers } from '../store/index.ts';
import { CANARY, CONTROL, canaryRun, type WatchedCanary, watchedCanary } from './canary-run.ts';
import type { CanaryDecision } from './decide.ts';
import { describeFault } from './describe.ts';
import { GUARD, type GuardMove, type GuardOptions, type Outcome, outcomeOf } from './guard-move.ts';
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
  const attributionOf = (reason: string): Attribution => ({ at: new Date(now).toISOString(), by: GUARD, reason });
  const moved = (outcome: Outcome | null, type: GuardMove['type'], reason: string) => outcomeOf(outcome, { remote, version, type, reason });

  if (decision.type === 'wait') return null;
  if (decision.type === 'take-back') {
    const reason = describeFault(decision.fault, 'en');
    return moved(await revertVersion(store, { remote, version, isDue, attribution: attributionOf(reason) }), 'taken-back', reason);
  }
  const reason = `No worse than stable with ${canary.share} % of visitors: ${seen.canary} saw it, ${seen.control} stable.`;
  if (decision.type === 'promote') return moved(await promote(store, watched, isDue, attributionOf(reason)), 'promoted', reason);
  return moved(await climb(store, watched, decision, isDue, attributionOf(reason)), 'climbed', reason);
}

type IsDue = (pointers: RemotePointers) => boolean;

function climb(
  store: ReleaseStore,
  { remote, canary }: WatchedCanary,
  { share, stage }: Extract<CanaryDecision, { type: 'climb' }>,
  isDue: IsDue,
  attribution: Attribution,
): Promise<Outcome | null> {
  return withPointers(store, remote, async (pointers) => {
    if (!isDue(pointers) || !canary.plan) return null;
    const next = moveCanary(pointers, { ...canary, share, plan: { ...canary.plan, stage } }, { by: 'channel', at: attribution.at });
    const state = ({ version }: typeof canary, percent: number) => ({ canary: { version, share: percent } });
    const entry = historyEntry(attribution, { move: 'canary step', remote, from: state(canary, canary.share), to: state(canary, share) });
    await store.commit({ pointers: next, entry });
    return { type: 'moved' } as const;
  });
}

function promote(store: ReleaseStore, { remote, canary }: WatchedCanary, isDue: IsDue, attribution: Attribution): Promise<Outcome | null> {
  return withPointers(store, remote, async (pointers) => {
    if (!isDue(pointers)) return null;
    const release = await readUsableRelease(store, remote, canary.version);
    return 'type' in release ? refused(release) : moveChannel(store, release, { channel: 'stable' }, 'channel', attribution);
  });
}
