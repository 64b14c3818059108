import { isDeepStrictEqual } from 'node:util';
import { type ApiContract, checkCandidate, type Refusal, refuse } from '../gate/index.ts';
import {
  type Attribution,
  type CanaryPlan,
  type HistoryState,
  historyEntry,
  type Move,
  NO_POINTERS,
  type ReleaseRecord,
  type ReleaseStore,
  type RemotePointers,
} from '../store/index.ts';
import { excludeVersions, moveCanary, moveStable } from './moves.ts';

/** The target of a version: all visitors, or a share (percent) of them, from which it may climb by a plan. */
export type ChannelTarget =
  | { readonly channel: 'stable' }
  | { readonly channel: 'canary'; readonly share: number; readonly plan?: CanaryPlan };

/** The channels after a move, or why they stay. `changed` is false when they were there already. */
export type MoveOutcome =
  | { readonly type: 'moved'; readonly version: string; readonly pointers: RemotePointers; readonly changed: boolean }
  | { readonly type: 'refused'; readonly refusals: readonly Refusal[] };

/** Turns refusals into the outcome of a move. */
export function refused(...refusals: readonly Refusal[]): { readonly type: 'refused'; readonly refusals: readonly Refusal[] } {
  return { type: 'refused', refusals };
}

/** The pointers of a remote, or the refusal to touch a file that cannot be read. */
export async function readPointers(store: ReleaseStore, remote: string): Promise<RemotePointers | Refusal> {
  const stored = await store.pointers(remote);
  if (stored.type === 'broken') return refuse('pointers-broken', { remote, reason: stored.explanation });
  return stored.type === 'found' ? stored.value : NO_POINTERS;
}

/** Works on the pointers of a remote while no other process changes the store; refused when they cannot be read. */
export async function withPointers<T>(
  store: ReleaseStore,
  remote: string,
  work: (pointers: RemotePointers) => Promise<T>,
): Promise<T | ReturnType<typeof refused>> {
  return store.exclusively(async () => {
    const pointers = await readPointers(store, remote);
    return 'type' in pointers ? refused(pointers) : work(pointers);
  });
}

/** A usable release, or the refusal with the reason. */
export async function readUsableRelease(store: ReleaseStore, remote: string, version: string): Promise<ReleaseRecord | Refusal> {
  const stored = await store.release(remote, version);
  const damage = stored.type === 'found' ? await store.damageOf(stored.value) : stored.type === 'broken' ? stored.explanation : null;
  if (damage !== null) return refuse('release-broken', { remote, version, reason: damage });
  if (stored.type === 'found') return stored.value;
  return refuse('release-unknown', { remote, version, known: (await store.releases(remote)).map((release) => release.version) });
}

/** Whether a canary's share is valid and its plan can be followed: its shares grow, and a control exists. */
function checkTarget({ stable }: RemotePointers, version: string, target: ChannelTarget): readonly Refusal[] {
  if (target.channel !== 'canary') return [];
  if (!(target.share >= 0 && target.share <= 100)) return [refuse('share-invalid', { share: target.share })];
  if (!target.plan) return [];
  const { steps, stage } = target.plan;
  const isGrowing = steps.every((step, index) => step > (steps[index - 1] ?? 0)) && steps[stage] === target.share && target.share < 100;
  const reasons = [
    ...(isGrowing ? [] : [`its steps are ${steps.join(', ')}, and it would begin at ${target.share} %`]),
    ...(stable === null ? ['no version is stable yet, so there is nothing to compare it with'] : []),
    ...(stable === version ? [`${version} is the stable version`] : []),
  ];
  return reasons.map((reason) => refuse('plan-invalid', { reason }));
}

/** The channel that a release takes. */
interface ChannelRequest {
  readonly target: ChannelTarget;
  readonly by: 'release' | 'channel';
  readonly attribution: Attribution;
  /** The contract of the shop's backend; without it calls are not compared. */
  readonly contract?: ApiContract | null | undefined;
  /** Called when the move is accepted, before it is made. */
  readonly onAccepted?: () => Promise<void>;
}

/** Points a channel at a release. To be called inside `store.exclusively`, so that the checks still hold. */
export async function moveChannel(
  store: ReleaseStore,
  release: ReleaseRecord,
  { target, by, attribution, contract, onAccepted }: ChannelRequest,
): Promise<MoveOutcome> {
  const { remote, version } = release;
  const pointers = await readPointers(store, remote);
  if ('type' in pointers) return refused(pointers);
  const refusals = [...checkTarget(pointers, version, target), ...(await checkCandidate(release, { store, contract }))];
  if (refusals.length > 0) return refused(...refusals);
  await onAccepted?.();
  const move = { by, at: attribution.at };
  const next =
    target.channel === 'stable'
      ? moveStable(pointers, version, move)
      : moveCanary(pointers, { version, share: target.share, ...(target.plan && { plan: target.plan }) }, move);
  const changed = next !== pointers;
  if (changed) await commitPointers(store, { move: nameOf(pointers, next, by), remote, before: pointers, next, attribution });
  return { type: 'moved', version, pointers: next, changed };
}

/** Points a channel at a version that was released before. */
export async function pointChannel(
  store: ReleaseStore,
  { remote, version, ...request }: Pick<ChannelRequest, 'target' | 'attribution' | 'contract'> & { remote: string; version: string },
): Promise<MoveOutcome> {
  return store.exclusively(async () => {
    const release = await readUsableRelease(store, remote, version);
    return 'type' in release ? refused(release) : moveChannel(store, release, { ...request, by: 'channel' });
  });
}

/** Ends the canary: no visitor gets it, and no way back leads to it. */
export async function endCanary(
  store: ReleaseStore,
  { remote, attribution }: { remote: string; attribution: Attribution },
): Promise<MoveOutcome> {
  return withPointers(store, remote, async (before) => {
    const changed = before.canary !== null;
    const ended = moveCanary(before, null, { by: 'channel', at: attribution.at });
    const next = excludeVersions(ended, [before.canary?.version], attribution);
    if (changed) await commitPointers(store, { move: 'canary stop', remote, before, next, attribution });
    return { type: 'moved', version: next.stable ?? '', pointers: next, changed };
  });
}

/** New pointers of a remote, with what else changes of the flag file and of the state that the history records. */
export interface PointerChange {
  readonly move: Move;
  readonly remote: string;
  readonly before: RemotePointers;
  readonly next: RemotePointers;
  readonly attribution: Attribution;
  readonly from?: HistoryState;
  readonly to?: HistoryState;
  readonly flags?: string | undefined;
}

/** Stores new pointers together with their entry in the history. Within `store.exclusively` only. */
export async function commitPointers(store: ReleaseStore, change: PointerChange): Promise<void> {
  const { move, remote, before, next, attribution, flags } = change;
  const { from, to } = changeOf(before, next);
  const entry = historyEntry(attribution, { move, remote, from: { ...from, ...change.from }, to: { ...to, ...change.to } });
  await store.commit({ pointers: next, ...(flags === undefined ? {} : { flags }), entry });
}

/** What differs between two states of a remote's channels, before and after. */
function changeOf(before: RemotePointers, after: RemotePointers): { readonly from: HistoryState; readonly to: HistoryState } {
  const isCanaryMoved = !isDeepStrictEqual(before.canary, after.canary);
  const part = ({ stable, canary }: RemotePointers): HistoryState => ({
    ...(before.stable === after.stable ? {} : { stable }),
    ...(isCanaryMoved ? { canary } : {}),
  });
  return { from: part(before), to: part(after) };
}

function nameOf(before: RemotePointers, after: RemotePointers, by: 'release' | 'channel'): Move {
  if (by === 'release') return 'release';
  if (before.stable !== after.stable) return 'channel';
  return before.canary?.version === after.canary?.version ? 'canary step' : 'canary start';
}
