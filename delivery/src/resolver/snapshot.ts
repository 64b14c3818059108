import { type WatchedCanary, watchedCanary } from '../canary/index.ts';
import { stableVersions } from '../channels/index.ts';
import { excludedByEvidence } from '../exclusion/index.ts';
import type { Exclusion, ReleaseStore, RemotePointers } from '../store/index.ts';
import type { ReleaseProblem } from './problem.ts';

/** What one remote can be served from. */
export interface RemoteChoices {
  readonly stable: string | null;
  readonly canary: RemotePointers['canary'];
  /** Versions to fall back to, best first; begins with `stable`. None for a remote that has left the shop. */
  readonly fallbacks: readonly string[];
  /** Its canary with the control that it is compared with. */
  readonly watched: WatchedCanary | null;
  /** Versions that no server chooses. */
  readonly excluded: readonly Exclusion[];
}

/** The pointers as they were at one moment, so that a resolution reads no pointer file. */
export interface Snapshot {
  readonly stamp: string;
  readonly choices: ReadonlyMap<string, RemoteChoices>;
  readonly flags: string | null;
  readonly problems: readonly ReleaseProblem[];
}

/** Before the store was read for the first time: nothing can be chosen from. */
export const EMPTY_SNAPSHOT: Snapshot = { stamp: '', choices: new Map(), flags: null, problems: [] };

/** Reads pointers and flags. A remote whose pointers cannot be read keeps the choices it had. */
export async function takeSnapshot(store: ReleaseStore, stamp: string, before: Snapshot): Promise<Snapshot> {
  const problems: ReleaseProblem[] = [];
  const choices = new Map<string, RemoteChoices>();
  for (const remote of await store.remotes()) {
    const stored = await store.pointers(remote);
    if (stored.type === 'found') {
      const { stable, canary } = stored.value;
      choices.set(remote, {
        stable,
        canary,
        fallbacks: stable === null ? [] : stableVersions(stored.value),
        watched: watchedCanary(remote, stored.value),
        excluded: excludedByEvidence(stored.value),
      });
    }
    if (stored.type !== 'broken') continue;
    const cached = before.choices.get(remote);
    if (cached) choices.set(remote, cached);
    const served = cached ? 'The last good channels stay in use.' : 'The remote is left out.';
    problems.push({ type: 'pointers-broken', remote, explanation: `${stored.explanation} ${served}` });
  }
  return { stamp, choices, flags: await store.flags(), problems };
}
