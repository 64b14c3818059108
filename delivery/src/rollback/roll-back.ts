import {
  changeOf,
  checkMove,
  excludeVersions,
  moveCanary,
  moveStable,
  readUsableRelease,
  refused,
  stableVersions,
  withPointers,
} from '../channels/index.ts';
import { type Refusal, refuse } from '../gate/index.ts';
import { type Attribution, historyEntry, type Move, type ReleaseRecord, type ReleaseStore, type RemotePointers } from '../store/index.ts';
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

/**
 * Gives all visitors one version: `to`, or the newest usable one before the present one. The canary and the experiment of the remote end,
 * so that no visitor keeps what is gone back from. Excluded versions are only reached by name.
 */
export async function rollBack(
  store: ReleaseStore,
  { remote, to, attribution }: { remote: string; to?: string | undefined; attribution: Attribution },
): Promise<RollbackOutcome> {
  return withPointers(store, remote, async (pointers) => {
    const target = await findTarget(store, remote, pointers, to);
    if ('type' in target) return refused(target);
    const refusals = await checkMove(store, target, { channel: 'stable' });
    if (refusals.length > 0) return refused(...refusals);
    const move = { by: 'rollback', at: attribution.at } as const;
    const moved = moveCanary(moveStable(pointers, target.version, move), null, move);
    const next = excludeVersions(moved, [pointers.stable, pointers.canary?.version], attribution);
    return settle(store, { move: 'rollback', remote, before: pointers, next, attribution });
  });
}

/** New pointers of a remote, under which name and why. `trials`: what ends with it besides; everything that runs on the remote unless given. */
interface Settlement {
  readonly move: Move;
  readonly remote: string;
  readonly before: RemotePointers;
  readonly next: RemotePointers;
  readonly attribution: Attribution;
  readonly trials?: Trials;
}

/** Commits new pointers together with the end of the experiment, and returns the versions that are no longer live. Within `store.exclusively` only. */
export async function settle(
  store: ReleaseStore,
  { move, remote, before, next, attribution, trials: given }: Settlement,
): Promise<RollbackOutcome> {
  const trials = given ?? (await readTrials(store, remote, before));
  const { experiment, flags, warning } = trials;
  const changed = next !== before || experiment !== null;
  const { from, to } = changeOf(before, next);
  const entry = historyEntry(attribution, {
    move,
    remote,
    from: experiment ? { ...from, experiment } : from,
    to: experiment ? { ...to, experiment: null } : to,
  });
  if (changed) await store.commit({ pointers: next, ...(flags === undefined ? {} : { flags }), entry });
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
