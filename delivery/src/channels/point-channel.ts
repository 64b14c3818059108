import { type Attribution, historyEntry, type ReleaseStore } from '../store/index.ts';
import { type ChannelTarget, type MoveOutcome, moveChannel, readUsableRelease, refused, withPointers } from './move-channel.ts';
import { excludeVersions, moveCanary } from './moves.ts';

/** Points a channel at a version that was released before. */
export async function pointChannel(
  store: ReleaseStore,
  { remote, version, target, attribution }: { remote: string; version: string; target: ChannelTarget; attribution: Attribution },
): Promise<MoveOutcome> {
  return store.exclusively(async () => {
    const release = await readUsableRelease(store, remote, version);
    return 'type' in release ? refused(release) : moveChannel(store, release, target, 'channel', attribution);
  });
}

/** Ends the canary: no visitor gets it, and no way back leads to it. */
export async function endCanary(
  store: ReleaseStore,
  { remote, attribution }: { remote: string; attribution: Attribution },
): Promise<MoveOutcome> {
  return withPointers(store, remote, async (pointers) => {
    const { canary } = pointers;
    const changed = canary !== null;
    const next = excludeVersions(moveCanary(pointers, null, { by: 'channel', at: attribution.at }), [canary?.version], attribution);
    if (changed)
      await store.commit({
        pointers: next,
        entry: historyEntry(attribution, { move: 'canary stop', remote, from: { canary }, to: { canary: null } }),
      });
    return { type: 'moved', version: next.stable ?? '', pointers: next, changed };
  });
}
