import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type FlagFile, readFlagFile, versionsOnTrial } from '../flags/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';

/** The one remote that is the host of the others. */
export const SHELL = 'shell';

/** Releases that visitors may get now: of every channel, canary and arm of a running experiment, each version once. */
export interface LiveReleases {
  /** Releases of the shell, stable first; empty before the first. */
  readonly shells: readonly ReleaseRecord[];
  /** Releases of all other remotes. */
  readonly remotes: readonly ReleaseRecord[];
  /** Those of the flag file, by key; absent where it cannot be read. */
  readonly flags?: FlagFile['flags'];
}

/** A build that is compared with others: `version` is null for the one that wants to go live. */
export interface ComparedBuild {
  readonly remote: string;
  readonly version: string | null;
  readonly manifest: RemoteManifest;
}

/** A compared build as a part of a sentence. */
export function nameOf({ remote, version }: Pick<ComparedBuild, 'remote' | 'version'>): string {
  return version === null ? `this ${remote}` : `the live ${remote} ${version}`;
}

/** Reads the live releases, any of which may share a page. What cannot be read is not live and forbids nothing. */
export async function readLive(store: ReleaseStore): Promise<LiveReleases> {
  const flags = readFlagFile(await store.flags());
  const onTrial = (remote: string) => ('explanation' in flags ? [] : versionsOnTrial(flags, remote));
  const releases = (await Promise.all((await store.remotes()).map((remote) => readLiveOf(store, remote, onTrial(remote))))).flat();
  return {
    shells: releases.filter(({ remote }) => remote === SHELL),
    remotes: releases.filter(({ remote }) => remote !== SHELL),
    ...('flags' in flags && { flags: flags.flags }),
  };
}

async function readLiveOf(store: ReleaseStore, remote: string, onTrial: readonly string[]): Promise<ReleaseRecord[]> {
  const pointers = await store.pointers(remote);
  const { stable, canary } = pointers.type === 'found' ? pointers.value : { stable: null, canary: null };
  const versions = new Set([stable, canary?.version ?? null, ...onTrial].filter((version) => version !== null));
  const found = await Promise.all([...versions].map((version) => store.release(remote, version)));
  return found.flatMap((stored) => (stored.type === 'found' ? [stored.value] : []));
}
