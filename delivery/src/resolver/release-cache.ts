import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';

/** Records of releases at hand. A release is immutable, so it is read once; `refresh` forgets what has left the store. */
export interface ReleaseCache {
  /** The record, whole or not; null when there is none. */
  record(remote: string, version: string): Promise<ReleaseRecord | null>;
  /** The record of a release that is whole, or the reason why it cannot be served. */
  usable(remote: string, version: string): Promise<ReleaseRecord | { readonly reason: string }>;
  /** True when something that was known may be another now. */
  refresh(): Promise<boolean>;
}

/** Reads records from the store and keeps them. */
export function createReleaseCache(store: ReleaseStore): ReleaseCache {
  const records = new Map<string, ReleaseRecord>();
  /** Why a release cannot be served, null for a whole one. */
  const verdicts = new Map<string, string | null>();

  async function record(remote: string, version: string): Promise<ReleaseRecord | null> {
    const key = `${remote}/${version}`;
    const kept = records.get(key);
    if (kept) return kept;
    const stored = await store.release(remote, version);
    if (stored.type !== 'found') return null;
    records.set(key, stored.value);
    return stored.value;
  }

  async function findReason(remote: string, version: string): Promise<string | null> {
    try {
      const found = await record(remote, version);
      return found ? await store.damageOf(found) : 'its folder or its release.json is missing or broken.';
    } catch (error) {
      return `it cannot be read (${String(error)}).`;
    }
  }

  async function usable(remote: string, version: string): Promise<ReleaseRecord | { readonly reason: string }> {
    const key = `${remote}/${version}`;
    const reason = verdicts.has(key) ? verdicts.get(key) : await findReason(remote, version);
    verdicts.set(key, reason ?? null);
    const found = records.get(key);
    return found && !reason ? found : { reason: reason ?? 'it has just left the store.' };
  }

  async function refresh(): Promise<boolean> {
    // Bad ones are looked at anew, they may have been healed; whole ones only for being there.
    const bad = [...verdicts].flatMap(([key, reason]) => (reason === null ? [] : [key]));
    const present = await Promise.all(
      [...records].map(async ([key, { remote, version }]) => ({ key, isThere: await store.has(remote, version) })),
    );
    const gone = [...bad, ...present.flatMap(({ key, isThere }) => (isThere ? [] : [key]))];
    gone.forEach(forget);
    return gone.length > 0;
  }

  function forget(key: string): void {
    records.delete(key);
    verdicts.delete(key);
  }

  return { record, usable, refresh };
}
