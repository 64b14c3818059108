import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Type } from 'typebox';
import { readTextIfAny, writeAtomically } from './atomic-file.ts';
import { isFolderName, layoutOf } from './directory-layout.ts';
import { isMissing } from './error-code.ts';
import { createJournal } from './journal.ts';
import { type LockOptions, withLock } from './lock.ts';
import { RemotePointersSchema } from './pointers.ts';
import { findDamage, readRelease } from './read-release.ts';
import type { ReleaseRecord } from './release-record.ts';
import type { ReleaseStore, Stored } from './release-store.ts';
import { readOrMakeSecret } from './secret-file.ts';
import { type SeenVersion, SeenVersionSchema } from './seen-version.ts';
import type { StoreChange } from './store-change.ts';
import { readStoredJson } from './stored-json.ts';
import { sweepDrafts } from './sweep-drafts.ts';
import { watchDirectory } from './watch-directory.ts';

const SeenSchema = Type.Array(SeenVersionSchema);

/**
 * The release store in a directory: `<remote>/<version>/` per release, `<remote>/channels.json`, `flags.json`, `seen.json`,
 * `history.jsonl`, `.secret`.
 * Every file is replaced atomically; a release appears by one rename. The directory is made on the first write.
 */
export function createDirectoryStore(root: string, lockOptions: LockOptions = {}): ReleaseStore {
  const layout = layoutOf(root);

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

  async function releases(remote: string): Promise<readonly ReleaseRecord[]> {
    if (!isFolderName(remote)) return [];
    const stored = await Promise.all((await versions(remote)).map((version) => release(remote, version)));
    return stored.flatMap((item) => (item.type === 'found' ? [item.value] : [])).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  }

  async function prepareFolder(): Promise<string> {
    await mkdir(layout.drafts, { recursive: true });
    await sweep();
    const folder = await mkdtemp(join(layout.drafts, 'release-'));
    // Temporary folders are private; a release may be served by another user.
    await chmod(folder, 0o755);
    return folder;
  }

  async function accept(remote: string, version: string, folder: string): Promise<boolean> {
    if (!isFolderName(remote) || !isFolderName(version)) throw new Error(`"${remote}/${version}" cannot name a release folder.`);
    const target = layout.release(remote, version);
    await mkdir(layout.remote(remote), { recursive: true });
    const present = await release(remote, version);
    if (present.type === 'found' && (await findDamage(target, present.value)) === null) {
      await rm(folder, { recursive: true, force: true });
      return false;
    }
    // Something broken in its place (a file deleted by hand) is healed by the same content.
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
    return true;
  }

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, text);
  }

  async function remove(remote: string, version: string): Promise<void> {
    if (!isFolderName(remote) || !isFolderName(version)) return;
    // Renamed away first, so that no reader sees half a release.
    const removed = await prepareFolder();
    await rename(layout.release(remote, version), join(removed, version)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await rm(removed, { recursive: true, force: true });
  }

  async function sweep(): Promise<void> {
    const isDraftFile = (name: string) => name.endsWith('.draft');
    await sweepDrafts([
      { path: layout.drafts, isDraft: () => true },
      { path: root, isDraft: isDraftFile },
      ...(await remotes()).map((remote) => ({ path: layout.remote(remote), isDraft: isDraftFile })),
    ]);
  }

  async function apply({ entry, pointers, flags }: StoreChange): Promise<void> {
    if (entry.remote !== null && pointers) await write(layout.pointers(entry.remote), toJson(pointers));
    if (flags !== undefined) await write(layout.flags, flags);
    for (const { remote, version } of entry.removed) await remove(remote, version);
  }

  let keptSecret: Promise<string> | null = null;
  function secret(): Promise<string> {
    keptSecret ??= readOrMakeSecret(layout.secret).catch((error: unknown) => {
      keptSecret = null;
      throw error;
    });
    return keptSecret;
  }

  const journal = createJournal({
    history: layout.history,
    pending: layout.pending,
    writePending: (change) => write(layout.pending, toJson(change)),
    apply,
  });

  return {
    remotes,
    release,
    releases,
    versions,
    damageOf: (record) => findDamage(layout.release(record.remote, record.version), record),
    prepareFolder,
    accept,
    writeRecord: (record) => writeAtomically(layout.record(record.remote, record.version), toJson(record)),
    folderOf: (remote, version) => (isFolderName(remote) && isFolderName(version) ? layout.release(remote, version) : null),
    has: async (remote, version) =>
      isFolderName(remote) && isFolderName(version) && (await statOf(layout.record(remote, version))) !== null,
    remove,
    sweep,
    commit: journal.commit,
    history: journal.entries,
    async pointers(remote) {
      return isFolderName(remote) ? readStoredJson(layout.pointers(remote), RemotePointersSchema) : { type: 'absent' };
    },
    writePointers: (remote, pointers) => write(layout.pointers(remote), toJson(pointers)),
    flags: () => readTextIfAny(layout.flags),
    writeFlags: (text) => write(layout.flags, text),
    async seen(): Promise<readonly SeenVersion[]> {
      const stored = await readStoredJson(layout.seen, SeenSchema);
      return stored.type === 'found' ? stored.value : [];
    },
    writeSeen: (versions) => write(layout.seen, toJson(versions)),
    secret,
    async exclusively(work) {
      await mkdir(root, { recursive: true });
      return withLock(
        layout.lock,
        async () => {
          await secret();
          await journal.recover();
          return work();
        },
        lockOptions,
      );
    },
    async stamp() {
      const paths = [layout.flags, ...(await remotes()).map(layout.pointers)];
      const stats = await Promise.all(paths.map(statOf));
      return paths.map((path, index) => `${path}=${stats[index] ?? '-'}`).join('\n');
    },
    watch: (changed) => watchDirectory(root, changed),
    fetch: async () => undefined,
    outage: () => null,
    close: async () => undefined,
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
async function statOf(path: string): Promise<string | null> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs}:${size}:${ino}`;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
