import type { RemoteVersion } from '../composition-id/index.ts';
import type { ReleaseStore, SeenVersion } from '../store/index.ts';

/** Notes for `prune` which versions pages are composed of, once per version and day. */
export interface SeenVersions {
  /** Never waits for the disk. */
  note(versions: readonly RemoteVersion[]): void;
  /** Resolves when nothing is being written; nothing may be recorded afterwards. */
  saved(): Promise<void>;
}

/** Today, `YYYY-MM-DD`, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When they cannot be written, it is tried again so much later. */
const RETRY_MS = 10_000;

/** Options for storing seen versions. */
export interface SeenVersionsOptions {
  /** Called after each attempt to write: with null after success, else with the error. */
  readonly onSaved: (failure: { readonly error: unknown } | null) => void;
  readonly retryMs?: number;
}

/** Keeps the day of each version in the store, together with those that other servers saw. */
export function createSeenVersions(store: ReleaseStore, { onSaved, retryMs = RETRY_MS }: SeenVersionsOptions): SeenVersions {
  /** Those of one day. */
  const recorded = new Set<string>();
  let recordedOn = '';
  let unsaved: SeenVersion[] = [];
  let saving: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  const keyOf = ({ remote, version }: RemoteVersion) => `${remote}/${version}`;

  async function save(): Promise<void> {
    if (unsaved.length === 0) return;
    const mine = unsaved;
    unsaved = [];
    try {
      await store.exclusively(() => merge(mine));
      onSaved(null);
    } catch (error) {
      unsaved = [...mine, ...unsaved];
      onSaved({ error });
      clearTimeout(retry);
      retry = setTimeout(saveInTurn, retryMs).unref();
    }
  }

  function saveInTurn(): void {
    saving = saving.then(save);
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
      if (recordedOn !== seenAt) recorded.clear();
      recordedOn = seenAt;
      const fresh = versions.filter((version) => !recorded.has(keyOf(version)));
      if (fresh.length === 0) return;
      for (const { remote, version } of fresh) {
        const seen = { remote, version, seenAt };
        recorded.add(keyOf(seen));
        unsaved.push(seen);
      }
      saveInTurn();
    },
    async saved() {
      await saving;
      clearTimeout(retry);
    },
  };
}
