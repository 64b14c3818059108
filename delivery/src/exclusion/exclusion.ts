import { readPointers } from '../channels/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type Cause, type Exclusion, historyEntry, type ReleaseStore, type RemotePointers } from '../store/index.ts';

/** What a server says of a version that it leaves out. */
export interface ExclusionReport {
  readonly remote: string;
  readonly version: string;
  /** What it did. */
  readonly reason: string;
  /** A name of the server, the same for as long as it runs. */
  readonly server: string;
  /** Whether the server may be at fault itself (a slow render on a busy machine): then it takes another one's word besides. */
  readonly isDoubtful: boolean;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Exclusions kept per remote; the oldest go first. */
const KEPT = 20;

/**
 * Notes in the store that a server leaves a version out, for all servers to follow until someone looks (`readmitVersion`). True when all leave it out from
 * now on; false when they did before, or do not yet.
 */
export async function reportExclusion(
  store: ReleaseStore,
  { remote, version, reason, server, isDoubtful, at }: ExclusionReport,
): Promise<boolean> {
  return store.exclusively(async () => {
    const pointers = await readPointers(store, remote);
    if ('type' in pointers) return false;
    const { excluded = [] } = pointers;
    const known = excluded.find((one) => one.version === version);
    if (known?.isShared || known?.servers.includes(server)) return false;
    const servers = [...(known?.servers ?? []), server];
    const isShared = !isDoubtful || servers.length > 1;
    const entry: Exclusion = { version, reason: known?.reason ?? reason, at: known?.at ?? at, servers, isShared };
    const next = { ...pointers, excluded: [...excluded.filter((one) => one !== known), entry].slice(-KEPT) };
    if (isShared) {
      const cause: Cause = { at, by: 'a server that renders', reason };
      await store.commit({ pointers: next, entry: historyEntry(cause, { move: 'excluded', remote, to: { excluded: version } }) });
    } else await store.writePointers(remote, next);
    return isShared;
  });
}

/** Versions of a remote that all servers leave out. */
export function sharedExclusions({ excluded = [] }: Pick<RemotePointers, 'excluded'>): readonly Exclusion[] {
  return excluded.filter(({ isShared }) => isShared);
}

/** Lets servers choose a version again that they have left out. Where it fails once more they leave it out once more. */
export async function readmitVersion(
  store: ReleaseStore,
  { remote, version, cause }: { readonly remote: string; readonly version: string; readonly cause: Cause },
): Promise<Refusal | null> {
  return store.exclusively(async () => {
    const pointers = await readPointers(store, remote);
    if ('type' in pointers) return pointers;
    const { excluded = [], ...others } = pointers;
    const left = excluded.filter((one) => one.version !== version);
    if (left.length === excluded.length) return refuse('not-excluded', { remote, version });
    const entry = historyEntry(cause, { move: 'readmit', remote, from: { excluded: version }, to: { excluded: null } });
    await store.commit({ pointers: left.length > 0 ? { ...others, excluded: left } : others, entry });
    return null;
  });
}
