import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { checkContracts, checkShellContracts } from './check-contracts.ts';
import { checkRouteOwners } from './check-routes.ts';
import type { Refusal } from './refusal.ts';

/** The one remote that is the host of the others. */
export const SHELL = 'shell';

/** Releases that visitors may get now. */
export interface LiveReleases {
  /** The stable shell; null before its first release. */
  readonly shell: ReleaseRecord | null;
  /** Stable and canary releases of all remotes but the shell. */
  readonly remotes: readonly ReleaseRecord[];
}

/** Reads what is live. A remote whose pointers or release cannot be read is not live, and so forbids nothing. */
export async function readLive(store: ReleaseStore): Promise<LiveReleases> {
  const live = await Promise.all((await store.remotes()).map((remote) => readLiveOf(store, remote)));
  return {
    shell: live.flat().find(({ remote, channel }) => remote === SHELL && channel === 'stable')?.record ?? null,
    remotes: live.flat().flatMap(({ remote, record }) => (remote === SHELL ? [] : [record])),
  };
}

/** Whether a release gets on with the live ones: contract versions and owners of addresses. Asked before every move of a channel. */
export function checkAgainstLive(remote: string, manifest: RemoteManifest, live: LiveReleases): Refusal[] {
  const others = live.remotes.filter((release) => release.remote !== remote);
  const contracts = remote === SHELL ? checkShellContracts(manifest, others) : checkContracts(manifest, live.shell);
  return [...contracts, ...checkRouteOwners(manifest, others)];
}

async function readLiveOf(store: ReleaseStore, remote: string) {
  const pointers = await store.pointers(remote);
  if (pointers.type !== 'found') return [];
  const { stable, canary } = pointers.value;
  const channels = [
    { channel: 'stable', version: stable },
    { channel: 'canary', version: canary?.version ?? null },
  ];
  const found = await Promise.all(
    channels.map(async ({ channel, version }) => {
      const stored = version === null ? null : await store.release(remote, version);
      return stored?.type === 'found' ? [{ remote, channel, record: stored.value }] : [];
    }),
  );
  return found.flat();
}
