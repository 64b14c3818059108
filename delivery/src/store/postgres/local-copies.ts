import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isFolderName, layoutOf, RECORD_FILE } from '../directory-layout.ts';
import { createDirectoryReleases } from '../directory-releases.ts';
import { ifMissing } from '../error-code.ts';
import type { ReleaseRecord } from '../release-record.ts';

type ReleaseName = Pick<ReleaseRecord, 'remote' | 'version'>;

/** A recently requested copy is not removed, however full the folder is: a page may be loading it. */
const IN_USE_MS = 3_600_000;

/** Where copies lie, how much they may take, and where they come from. */
export interface LocalCopiesOptions {
  readonly root: string;
  readonly maxBytes: number;
  /** Writes the files of a release into an empty folder. */
  readonly fetch: (release: ReleaseName, folder: string) => Promise<void>;
}

/** Copies of releases in the layout of a directory store, each made by one rename. Processes may share the folder. */
export function createLocalCopies({ root, maxBytes, fetch }: LocalCopiesOptions) {
  const layout = layoutOf(root);
  const releases = createDirectoryReleases(root, layout);
  const fetching = new Map<string, Promise<void>>();

  /** Names come from rows of the database; none leads out of `root`. */
  function folderOf({ remote, version }: ReleaseName): string {
    if (!isFolderName(remote) || !isFolderName(version)) throw new Error(`"${remote}/${version}" cannot name a release folder.`);
    return layout.release(remote, version);
  }

  const recordOf = (release: ReleaseName) => join(folderOf(release), RECORD_FILE);

  async function bringNew(release: ReleaseName): Promise<void> {
    const folder = await releases.prepareFolder();
    try {
      await fetch(release, folder);
      await mkdir(layout.remote(release.remote), { recursive: true });
      await rename(folder, folderOf(release)).catch(async (error: unknown) => {
        // Another process was faster.
        if (!(await has(release))) throw error;
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Makes sure that the copy is there; it counts as used now. Calls at the same time share one fetch. */
  async function bring(release: ReleaseName): Promise<void> {
    if (await has(release)) return touch(recordOf(release));
    const key = `${release.remote}/${release.version}`;
    const under = fetching.get(key) ?? bringNew(release).finally(() => fetching.delete(key));
    fetching.set(key, under);
    await under;
  }

  const has = ({ remote, version }: ReleaseName): Promise<boolean> => releases.has(remote, version);

  /** MD5 of the copy's record, as PostgreSQL computes it of the original; null when there is no copy. */
  async function recordDigest(release: ReleaseName): Promise<string | null> {
    const record = await readFile(recordOf(release)).catch(ifMissing(null));
    return record && createHash('md5').update(record).digest('hex');
  }

  const remove = ({ remote, version }: ReleaseName): Promise<void> => releases.remove(remote, version);

  async function all(): Promise<readonly ReleaseName[]> {
    const remotes = await releases.remotes();
    const found = await Promise.all(
      remotes.map(async (remote) => (await releases.versions(remote)).map((version) => ({ remote, version }))),
    );
    return found.flat();
  }

  /** Removes the least recently requested copies until the others fit; those that are needed stay. */
  async function shrink(isNeeded: (release: ReleaseName) => boolean): Promise<void> {
    const copies = await Promise.all(
      (await all()).map(async (release) => {
        const record = await stat(recordOf(release)).catch(ifMissing(null));
        return { release, usedAt: record?.mtimeMs ?? 0, bytes: await bytesIn(folderOf(release)) };
      }),
    );
    let total = copies.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { release, usedAt, bytes } of copies.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes || Date.now() - usedAt < IN_USE_MS) return;
      if (isNeeded(release)) continue;
      await remove(release);
      total -= bytes;
    }
  }

  return { draft: releases.prepareFolder, all, bring, has, recordDigest, remove, shrink, folderOf };
}

async function touch(path: string): Promise<void> {
  const known = await stat(path);
  const now = new Date();
  if (now.getTime() - known.mtimeMs > IN_USE_MS / 4) await utimes(path, now, now);
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(ifMissing([] as string[]));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name)).catch(ifMissing(null)))?.size ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}
