import type { ReleaseStore } from '@vitrava/delivery/store';

export async function liveRemotes(store: ReleaseStore): Promise<{ remote: string; stable: string | null }[]> {
  return Promise.all(
    (await store.remotes()).map(async (remote) => {
      const stored = await store.pointers(remote);
      return { remote, stable: stored.type === 'found' ? stored.value.stable : null };
    }),
  );
}
