import { refuse } from '../gate/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { type ChannelTarget, type MoveOutcome, moveChannel, readPointers, readUsableRelease, refused } from './move-channel.ts';
import { moveCanary, stablePile } from './moves.ts';

/** Points a channel at a version that was released before. */
export async function pointChannel(
  store: ReleaseStore,
  { remote, version, target, at }: { remote: string; version: string; target: ChannelTarget; at: string },
): Promise<MoveOutcome> {
  return store.exclusively(async () => {
    const release = await readUsableRelease(store, remote, version);
    return 'type' in release ? refused(release) : moveChannel(store, release, target, { by: 'channel', at });
  });
}

/** Ends the canary: no visitor gets it. */
export async function endCanary(store: ReleaseStore, { remote, at }: { remote: string; at: string }): Promise<MoveOutcome> {
  return store.exclusively(async () => {
    const pointers = await readPointers(store, remote);
    if ('type' in pointers) return refused(pointers);
    const next = moveCanary(pointers, null, { by: 'channel', at });
    if (next !== pointers) await store.writePointers(remote, next);
    return { type: 'moved', version: next.stable ?? '', pointers: next, changed: next !== pointers };
  });
}

/** Points `stable` back: at `to`, or at the newest usable version before the present one. */
export async function rollBack(
  store: ReleaseStore,
  { remote, to, at }: { remote: string; to?: string | undefined; at: string },
): Promise<MoveOutcome> {
  return store.exclusively(async () => {
    const pointers = await readPointers(store, remote);
    if ('type' in pointers) return refused(pointers);
    for (const version of to ? [to] : stablePile(pointers).filter((version) => version !== pointers.stable)) {
      const release = await readUsableRelease(store, remote, version);
      if (!('type' in release)) return moveChannel(store, release, { channel: 'stable' }, { by: 'rollback', at });
      if (to) return refused(release);
    }
    return refused(refuse('nothing-before', { remote, version: pointers.stable }));
  });
}
