import { commitPointers, readPointers, withExclusions } from '../channels/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { Attribution, Exclusion, ReleaseStore, RemotePointers } from '../store/index.ts';

/** Evidence of one server against a version. */
export interface ExclusionReport {
  readonly remote: string;
  readonly version: string;
  /** What it did. */
  readonly reason: string;
  /** A name of the server, the same for as long as it runs. */
  readonly server: string;
  /** Whether the server may be at fault itself (a slow render on a busy machine): then a second server must report it. */
  readonly isDoubtful: boolean;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Stores the evidence of a server. True when all servers exclude the version from now on, and did not before. */
export async function reportExclusion(
  store: ReleaseStore,
  { remote, version, reason, server, isDoubtful, at }: ExclusionReport,
): Promise<boolean> {
  return store.exclusively(async () => {
    const pointers = await readPointers(store, remote);
    if ('type' in pointers) return false;
    const { excluded = [] } = pointers;
    const known = excluded.find((one) => one.version === version && one.by === 'evidence');
    if (known?.isShared || known?.servers.includes(server)) return false;
    const servers = [...(known?.servers ?? []), server];
    const isShared = !isDoubtful || servers.length > 1;
    const entry: Exclusion = { version, by: 'evidence', reason: known?.reason ?? reason, at: known?.at ?? at, servers, isShared };
    const next = withExclusions(pointers, [...excluded.filter((one) => one !== known), entry]);
    const attribution = { at, by: 'a server that renders', reason };
    if (!isShared) await store.writePointers(remote, next);
    else await commitPointers(store, { move: 'excluded', remote, before: pointers, next, attribution, to: { excluded: version } });
    return isShared;
  });
}

/** Versions of a remote that no server chooses, because of evidence. */
export function excludedByEvidence({ excluded = [] }: Pick<RemotePointers, 'excluded'>): readonly Exclusion[] {
  return excluded.filter(({ by, isShared }) => by === 'evidence' && isShared);
}

/** Ends the exclusions of a version. If it fails again, servers exclude it again. */
export async function endExclusion(
  store: ReleaseStore,
  { remote, version, attribution }: { readonly remote: string; readonly version: string; readonly attribution: Attribution },
): Promise<Refusal | null> {
  return store.exclusively(async () => {
    const pointers = await readPointers(store, remote);
    if ('type' in pointers) return pointers;
    const { excluded = [] } = pointers;
    const remaining = excluded.filter((one) => one.version !== version);
    if (remaining.length === excluded.length) return refuse('not-excluded', { remote, version });
    const change = { remote, before: pointers, next: withExclusions(pointers, remaining), attribution };
    await commitPointers(store, { ...change, move: 'readmit', from: { excluded: version }, to: { excluded: null } });
    return null;
  });
}
