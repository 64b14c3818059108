import { checkMove, excludeVersions, moveCanary, moveStable, readUsableRelease, refused, withPointers } from '../channels/index.ts';
import type { Attribution, ReleaseStore, RemotePointers } from '../store/index.ts';
import { type RollbackOutcome, settle } from './roll-back.ts';
import { readTrials } from './trials.ts';

/** A version to roll back, and the version that replaces it where it is stable. */
export interface RevertOptions {
  readonly remote: string;
  readonly version: string;
  /** What takes the place of a stable version; not needed for a canary. */
  readonly instead?: string | undefined;
  /** Whether the state of the remote is still the one of the decision; called under the lock, so that a move in between is not undone. */
  readonly isDue: (pointers: RemotePointers) => boolean;
  readonly attribution: Attribution;
}

/**
 * Takes one version out of its channels, and ends the experiment that shows it; null when it is no longer due. Whatever else runs on the remote stays: another
 * canary, and an experiment without the version.
 */
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
      const refusals = await checkMove(store, release, { channel: 'stable' });
      if (refusals.length > 0) return refused(...refusals);
      next = moveStable(next, instead, move);
    }
    const trials = await readTrials(store, remote, before);
    const isOnTrial = Object.values(trials.experiment?.arms ?? {}).includes(version);
    const { flags: _remaining, ...others } = trials;
    return settle(store, {
      move: 'taken back',
      remote,
      before,
      next: excludeVersions(next, [version], attribution),
      attribution,
      trials: isOnTrial ? trials : { ...others, experiment: null },
    });
  });
}
