import type { ReleaseStore, SeenVersion } from '../store/index.ts';
import type { RemoteVersion } from './composition-id.ts';

/** Notes for `prune` which versions pages are composed of, once per version and day. */
export interface SeenVersions {
  /** Never waits for the disk. */
  note(versions: readonly RemoteVersion[]): void;
  saved(): Promise<void>;
}

/** Today, `YYYY-MM-DD`, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Keeps the day of each version in the store, together with those that other servers saw. */
export function createSeenVersions(store: ReleaseStore, onFailure: (error: unknown) => void): SeenVersions {
  const noted = new Map<string, SeenVersion>();
  let unsaved: SeenVersion[] = [];
  let saving: Promise<void> = Promise.resolve();
  const keyOf = ({ remote, version }: RemoteVersion) => `${remote}/${version}`;

  async function save(): Promise<void> {
    if (unsaved.length === 0) return;
    const mine = unsaved;
    unsaved = [];
    await store
      .exclusively(() => merge(mine))
      .catch((error: unknown) => {
        // Tried again with the next version that is seen.
        unsaved = [...mine, ...unsaved];
        throw error;
      });
  }

  async function merge(mine: readonly SeenVersion[]): Promise<void> {
    const merged = new Map((await store.seen()).map((seen) => [keyOf(seen), seen]));
    for (const seen of mine) if ((merged.get(keyOf(seen))?.seenAt ?? '') < seen.seenAt) merged.set(keyOf(seen), seen);
    await store.writeSeen(await stillThere([...merged.values()]));
  }

  async function stillThere(all: readonly SeenVersion[]): Promise<readonly SeenVersion[]> {
    const present = await Promise.all(all.map(({ remote, version }) => store.has(remote, version)));
    return all.filter((_seen, index) => present[index]);
  }

  return {
    note(versions) {
      const seenAt = dayOf(Date.now());
      const fresh = versions.filter((version) => noted.get(keyOf(version))?.seenAt !== seenAt);
      if (fresh.length === 0) return;
      for (const { remote, version } of fresh) {
        const seen = { remote, version, seenAt };
        noted.set(keyOf(seen), seen);
        unsaved.push(seen);
      }
      saving = saving.then(save).catch(onFailure);
    },
    saved: () => saving,
  };
}
