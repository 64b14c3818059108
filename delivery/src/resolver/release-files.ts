import { join } from 'node:path';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { importMapOf, styleIntegrityOf } from './page-composition.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { Resolver } from './resolver.ts';
import { isOwnFile, toServedFile } from './served-file.ts';

/** Files of releases by their addresses. `refresh` brings the cache up to date: keys that have ended and releases that were healed count here, too. */
export function createReleaseFiles(
  store: ReleaseStore,
  cache: ReleaseCache,
  refresh: () => unknown,
): Pick<Resolver, 'fileOf' | 'importMapOf' | 'styleIntegrityOf' | 'serverFileOf'> {
  /** A servable release, live or not: complete, and signed where required. Unknown names are not cached. */
  async function servable(remote: string, version: string): Promise<ReleaseRecord | null> {
    try {
      if ((await cache.record(remote, version)) === null) return null;
      await refresh();
      const found = await cache.usable(remote, version);
      return 'reason' in found ? null : found;
    } catch {
      return null;
    }
  }

  function folderOf({ remote, version }: ReleaseRecord): string {
    const folder = store.folderOf(remote, version);
    if (folder === null) throw new Error(`"${remote}/${version}" is not the name of a release, so it has no folder.`);
    return folder;
  }

  return {
    /** Only paths that the record lists exist, so no string leads out of the release's folder. */
    async fileOf(remote, version, path) {
      const record = await servable(remote, version);
      const file = record?.files.find((candidate) => candidate.path === path);
      const served = record && file && toServedFile(folderOf(record), file);
      if (!record || !served) return null;
      // What cannot be brought here is missing.
      await store.fetch(record).catch(() => undefined);
      return (await isOwnFile(folderOf(record), served)) ? served : null;
    },
    async importMapOf(remote, version) {
      const record = await servable(remote, version);
      return record && importMapOf([record]);
    },
    async styleIntegrityOf(remote, version) {
      const record = await servable(remote, version);
      return record && styleIntegrityOf(record);
    },
    serverFileOf: (record) => join(folderOf(record), 'server.cjs'),
  };
}
