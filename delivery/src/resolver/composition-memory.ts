import { createHash } from 'node:crypto';
import type { CompositionSet, ReleaseRecord, ReleaseStore } from '../store/index.ts';

/** Sets remembered; a page whose set is forgotten takes a new one with a document load. */
const CAPACITY = 500;

/** The id of a set of versions: the same set has the same id everywhere. */
export function compositionId(releases: Readonly<Record<string, ReleaseRecord>>): string {
  const lines = Object.values(releases).map(({ remote, version }) => `${remote}@${version}`);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}

/** Remembers which sets pages were composed of, in memory and in the store, so that a restart forgets none. */
export function createCompositionMemory(store: ReleaseStore, onFailure: (error: unknown) => void) {
  const sets = new Map<string, CompositionSet>();
  let unsaved = false;
  let saving: Promise<void> = Promise.resolve();

  function merge(found: readonly CompositionSet[]): void {
    for (const set of found) if (!sets.has(set.id)) sets.set(set.id, set);
    for (const id of [...sets.keys()].slice(0, Math.max(0, sets.size - CAPACITY))) sets.delete(id);
  }

  async function save(): Promise<void> {
    if (!unsaved) return;
    unsaved = false;
    await store.exclusively(async () => {
      // Other servers' sets come first: the newest are at the end, and the oldest are dropped.
      const mine = [...sets.values()];
      const others = (await store.compositions()).filter(({ id }) => !sets.has(id));
      await store.rememberCompositions([...others, ...mine].slice(-CAPACITY));
    });
  }

  /** Notes that a page is composed of this set. Never waits for the disk. */
  function remember(id: string, releases: Readonly<Record<string, ReleaseRecord>>): void {
    const seenAt = new Date().toISOString().slice(0, 10);
    const known = sets.get(id);
    const versions = known?.versions ?? Object.fromEntries(Object.values(releases).map(({ remote, version }) => [remote, version]));
    // Moved to the end of the map: the least recently seen is the first to be forgotten.
    sets.delete(id);
    sets.set(id, { id, seenAt, versions });
    merge([]);
    if (known?.seenAt === seenAt) return;
    unsaved = true;
    saving = saving.then(save).catch(onFailure);
  }

  /** The versions of a set, null when it is not remembered. */
  async function find(id: string): Promise<Readonly<Record<string, string>> | null> {
    if (!sets.has(id)) merge(await store.compositions());
    return sets.get(id)?.versions ?? null;
  }

  return { remember, find, saved: () => saving };
}
