import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { toJson, writeAtomically } from './atomic-file.ts';
import { isFolderName, type layoutOf } from './directory-layout.ts';
import { isMissing } from './error-code.ts';
import { findDamage, readRelease } from './read-release.ts';
import type { ReleaseRecord } from './release-record.ts';
import type { Stored } from './release-store.ts';
import { sweepDrafts } from './sweep-drafts.ts';

/** The releases of a store in a directory. A release appears by one rename and disappears by one. */
export function createDirectoryReleases(root: string, layout: ReturnType<typeof layoutOf>) {
  async function remotes(): Promise<readonly string[]> {
    return (await foldersIn(root)).filter(isFolderName).sort();
  }

  async function release(remote: string, version: string): Promise<Stored<ReleaseRecord>> {
    if (!isFolderName(remote) || !isFolderName(version)) return { type: 'absent' };
    return readRelease(layout.release(remote, version), remote, version);
  }

  async function versions(remote: string): Promise<readonly string[]> {
    return isFolderName(remote) ? (await foldersIn(layout.remote(remote))).filter(isFolderName) : [];
  }

  async function prepareFolder(): Promise<string> {
    await mkdir(layout.drafts, { recursive: true });
    await sweep();
    const folder = await mkdtemp(join(layout.drafts, 'release-'));
    // Temporary folders are private; a release may be served by another user.
    await chmod(folder, 0o755);
    return folder;
  }

  async function sweep(): Promise<void> {
    const isDraftFile = (name: string) => name.endsWith('.draft');
    await sweepDrafts([
      { path: layout.drafts, isDraft: () => true },
      { path: root, isDraft: isDraftFile },
      ...(await remotes()).map((remote) => ({ path: layout.remote(remote), isDraft: isDraftFile })),
    ]);
  }

  return {
    remotes,
    release,
    versions,
    async releases(remote: string): Promise<readonly ReleaseRecord[]> {
      const stored = await Promise.all((await versions(remote)).map((version) => release(remote, version)));
      return stored.flatMap((item) => (item.type === 'found' ? [item.value] : [])).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
    damageOf: (record: ReleaseRecord) => findDamage(layout.release(record.remote, record.version), record),
    prepareFolder,
    async accept(remote: string, version: string, folder: string): Promise<boolean> {
      if (!isFolderName(remote) || !isFolderName(version)) throw new Error(`"${remote}/${version}" cannot name a release folder.`);
      const target = layout.release(remote, version);
      await mkdir(layout.remote(remote), { recursive: true });
      const present = await release(remote, version);
      if (present.type === 'found' && (await findDamage(target, present.value)) === null) {
        await rm(folder, { recursive: true, force: true });
        return false;
      }
      // Something broken in its place (a deleted file) is healed by the same content.
      await rm(target, { recursive: true, force: true });
      await rename(folder, target);
      return true;
    },
    writeRecord: (record: ReleaseRecord) => writeAtomically(layout.record(record.remote, record.version), toJson(record)),
    folderOf: (remote: string, version: string) => (isFolderName(remote) && isFolderName(version) ? layout.release(remote, version) : null),
    has: async (remote: string, version: string) =>
      isFolderName(remote) && isFolderName(version) && (await statOf(layout.record(remote, version))) !== null,
    async remove(remote: string, version: string): Promise<void> {
      if (!isFolderName(remote) || !isFolderName(version)) return;
      // Renamed away first, so that no reader sees half a release.
      const removed = await prepareFolder();
      await rename(layout.release(remote, version), join(removed, version)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      await rm(removed, { recursive: true, force: true });
    },
    sweep,
  };
}

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** What changes whenever the file is replaced or edited; null when there is none. */
export async function statOf(path: string): Promise<string | null> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs}:${size}:${ino}`;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
