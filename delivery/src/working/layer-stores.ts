import type { ReleaseStore } from '../store/index.ts';

/** One store of two, for development: remotes of `upper` come from there as a whole; only `upper` is written. */
export function layerStores(upper: ReleaseStore, lower: ReleaseStore): ReleaseStore {
  async function ownerOf(remote: string): Promise<ReleaseStore> {
    return (await upper.remotes()).includes(remote) ? upper : lower;
  }

  return {
    ...upper,
    remotes: async () => [...new Set([...(await upper.remotes()), ...(await lower.remotes())])].sort(),
    releases: async (remote) => (await ownerOf(remote)).releases(remote),
    versions: async (remote) => (await ownerOf(remote)).versions(remote),
    release: async (remote, version) => (await ownerOf(remote)).release(remote, version),
    damageOf: async (record) => (await ownerOf(record.remote)).damageOf(record),
    has: async (remote, version) => (await ownerOf(remote)).has(remote, version),
    pointers: async (remote) => (await ownerOf(remote)).pointers(remote),
    folderOf: (remote, version) => (isWorkingVersion(version) ? upper : lower).folderOf(remote, version),
    fetch: (release) => (isWorkingVersion(release.version) ? upper : lower).fetch(release),
    outage: () => lower.outage(),
    close: async () => {
      await Promise.all([upper.close(), lower.close()]);
    },
    flags: () => lower.flags(),
    history: () => lower.history(),
    secret: () => lower.secret(),
    stamp: async () => `${await upper.stamp()}\n${await lower.stamp()}`,
  };
}

/** Versions of releases begin with a semantic version, so the two never collide. */
export function isWorkingVersion(version: string): boolean {
  return version.startsWith('dev-');
}
