import {
  clearStable,
  commitPointers,
  excludeVersions,
  moveCanary,
  moveStable,
  type PointerChange,
  readUsableRelease,
  refused,
  stableVersions,
  withPointers,
} from '../channels/index.ts';
import { checkCandidate, type Refusal, refuse, SHELL } from '../gate/index.ts';
import type { Attribution, ReleaseRecord, ReleaseStore, RemotePointers } from '../store/index.ts';
import { placesOf, readTrials, type Trials } from './trials.ts';

/** The state of a remote after a rollback, or why it stays. */
export type RollbackOutcome =
  | {
      readonly type: 'moved';
      /** The version that all visitors get now; null when the remote has left the shop. */
      readonly version: string | null;
      readonly pointers: RemotePointers;
      readonly changed: boolean;
      /** Versions that no visitor gets any more, with the places where they were. */
      readonly left: Readonly<Record<string, readonly string[]>>;
      /** Name of the experiment that has ended with it; null when none ran. */
      readonly endedExperiment: string | null;
      readonly warning: string | null;
    }
  | { readonly type: 'refused'; readonly refusals: readonly Refusal[] };

/** Gives all visitors `to`, or the newest usable version before; canary and experiment end. */
export async function rollBack(
  store: ReleaseStore,
  { remote, to, attribution }: { remote: string; to?: string | undefined; attribution: Attribution },
): Promise<RollbackOutcome> {
  return withPointers(store, remote, async (pointers) => {
    const target = await findTarget(store, remote, pointers, to);
    if ('type' in target) return refused(target);
    const wasLive = pointers.history.some(({ version }) => version === target.version);
    const refusals = await checkCandidate(target, { store, way: wasLive ? 'back' : 'forward' });
    if (refusals.length > 0) return refused(...refusals);
    const move = { by: 'rollback', at: attribution.at } as const;
    const moved = moveCanary(moveStable(pointers, target.version, move), null, move);
    const next = excludeVersions(moved, [pointers.stable, pointers.canary?.version], attribution);
    return settle(store, { move: 'rollback', remote, before: pointers, next, attribution });
  });
}

/** Takes a remote out of the shop until it is released again: the way out for a first release. */
export async function withdraw(
  store: ReleaseStore,
  { remote, attribution }: { remote: string; attribution: Attribution },
): Promise<RollbackOutcome> {
  if (remote === SHELL) return refused(refuse('shell-needed', {}));
  return withPointers(store, remote, async (before) => {
    const { experiment } = await readTrials(store, remote, before);
    if (before.stable === null && before.canary === null && experiment === null) return refused(refuse('not-live', { remote }));
    const move = { by: 'rollback', at: attribution.at } as const;
    const next = excludeVersions(moveCanary(clearStable(before, move), null, move), [before.stable, before.canary?.version], attribution);
    return settle(store, { move: 'withdraw', remote, before, next, attribution });
  });
}

/** A version to roll back, and the version that replaces it where it is stable. */
export interface RevertOptions {
  readonly remote: string;
  readonly version: string;
  /** What takes the place of a stable version; not needed for a canary. */
  readonly instead?: string | undefined;
  /** Whether the remote is still in the state of the decision; under the lock, so that no move is undone. */
  readonly isDue: (pointers: RemotePointers) => boolean;
  readonly attribution: Attribution;
}

/** Takes one version out of its channels and its experiment; null when not due. Other trials stay. */
export async function revertVersion(
  store: ReleaseStore,
  { remote, version, instead, isDue, attribution }: RevertOptions,
): Promise<RollbackOutcome | null> {
  return withPointers(store, remote, async (before) => {
    if (!isDue(before)) return null;
    const move = { by: 'rollback', at: attribution.at } as const;
    let next = before.canary?.version === version ? moveCanary(before, null, move) : before;
    if (before.stable === version && instead !== undefined) {
      const release = await readUsableRelease(store, remote, instead);
      if ('type' in release) return refused(release);
      const refusals = await checkCandidate(release, { store, way: 'back' });
      if (refusals.length > 0) return refused(...refusals);
      next = moveStable(next, instead, move);
    }
    const trials = await readTrials(store, remote, before);
    const isOnTrial = Object.values(trials.experiment?.arms ?? {}).includes(version);
    const { flags: _remaining, ...others } = trials;
    next = excludeVersions(next, [version], attribution);
    return settle(store, { move: 'taken back', remote, before, next, attribution }, isOnTrial ? trials : { ...others, experiment: null });
  });
}

/** Stores new pointers with the end of trials (all of the remote by default); returns the versions no longer live. */
async function settle(store: ReleaseStore, change: PointerChange, given?: Trials): Promise<RollbackOutcome> {
  const { remote, before, next } = change;
  const trials = given ?? (await readTrials(store, remote, before));
  const { experiment, flags, warning } = trials;
  const changed = next !== before || experiment !== null;
  if (changed) await commitPointers(store, { ...change, flags, ...(experiment && { from: { experiment }, to: { experiment: null } }) });
  const left = leftBy(before, next, trials);
  return { type: 'moved', version: next.stable, pointers: next, changed, left, endedExperiment: experiment?.name ?? null, warning };
}

async function findTarget(
  store: ReleaseStore,
  remote: string,
  pointers: RemotePointers,
  to: string | undefined,
): Promise<ReleaseRecord | Refusal> {
  if (to) return readUsableRelease(store, remote, to);
  const { stable } = pointers;
  for (const version of stableVersions(pointers).filter((one) => one !== stable)) {
    const release = await readUsableRelease(store, remote, version);
    if (!('type' in release)) return release;
  }
  return refuse('nothing-before', { remote, version: stable });
}

function leftBy(before: RemotePointers, next: RemotePointers, trials: Trials): Readonly<Record<string, readonly string[]>> {
  const versions = [before.stable, trials.canary?.version, ...Object.values(trials.experiment?.arms ?? {})];
  const gone = new Set(versions.filter((version) => typeof version === 'string' && version !== next.stable) as string[]);
  return Object.fromEntries([...gone].map((version) => [version, placesOf(version, before.stable, trials)]));
}
