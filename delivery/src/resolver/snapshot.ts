import { stablePile } from '../channels/index.ts';
import type { ReleaseRecord, ReleaseStore, RemotePointers } from '../store/index.ts';
import type { ReleaseProblem } from './problem.ts';

/** What one remote can be served from. */
export interface RemoteChoices {
  readonly stable: string | null;
  readonly canary: RemotePointers['canary'];
  /** Versions to fall back to, best first; begins with `stable`. */
  readonly pile: readonly string[];
}

/** The store as it was at one moment: everything a resolution needs, so that a resolution touches no disk. */
export interface Snapshot {
  readonly stamp: string;
  readonly choices: ReadonlyMap<string, RemoteChoices>;
  readonly flags: string | null;
  readonly problems: readonly ReleaseProblem[];
}

export const EMPTY_SNAPSHOT: Snapshot = { stamp: '', choices: new Map(), flags: null, problems: [] };

/** Reads pointers and flags. A remote whose pointers cannot be read keeps the choices it had. */
export async function takeSnapshot(store: ReleaseStore, before: Snapshot): Promise<Snapshot> {
  const stamp = await store.stamp();
  const problems: ReleaseProblem[] = [];
  const choices = new Map<string, RemoteChoices>();
  for (const remote of await store.remotes()) {
    const stored = await store.pointers(remote);
    if (stored.type === 'found') {
      const { stable, canary } = stored.value;
      choices.set(remote, { stable, canary, pile: stablePile(stored.value) });
    }
    if (stored.type !== 'broken') continue;
    const kept = before.choices.get(remote);
    if (kept) choices.set(remote, kept);
    const served = kept ? 'The last good channels stay in use.' : 'The remote is left out.';
    problems.push({ type: 'pointers-broken', remote, explanation: `${stored.explanation} ${served}` });
  }
  return { stamp, choices, flags: await store.flags(), problems };
}

/** Records of releases that were found whole; immutable, so each is read once as long as its folder stays. */
export function createRecordCache(store: ReleaseStore) {
  const records = new Map<string, ReleaseRecord>();

  /** The release, or why it cannot be served. */
  async function find(remote: string, version: string): Promise<ReleaseRecord | string> {
    const key = `${remote}/${version}`;
    const cached = records.get(key);
    if (cached && (await store.has(remote, version))) return cached;
    records.delete(key);
    const stored = await store.release(remote, version);
    if (stored.type === 'broken') return stored.explanation;
    if (stored.type === 'absent') return `There is no release ${version} of ${remote} in the store.`;
    records.set(key, stored.value);
    return stored.value;
  }

  return { find };
}
