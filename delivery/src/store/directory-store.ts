import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readTextIfAny, toJson, writeAtomically } from './atomic-file.ts';
import { isFolderName, layoutOf } from './directory-layout.ts';
import { createDirectoryReleases, statOf } from './directory-releases.ts';
import { createJournal } from './journal.ts';
import { type LockOptions, withLock } from './lock.ts';
import { RemotePointersSchema } from './pointers.ts';
import type { ReleaseStore } from './release-store.ts';
import { readOrMakeSecret } from './secret-file.ts';
import type { StoreChange } from './store-change.ts';
import { readStoredJson } from './stored-json.ts';

/** The store in a directory: a folder per release, `channels.json`, `flags.json`, `history.jsonl`, `.secret`. */
export function createDirectoryStore(root: string, lockOptions: LockOptions = {}): ReleaseStore {
  const layout = layoutOf(root);

  const releases = createDirectoryReleases(root, layout);

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, text);
  }

  async function apply({ entry, pointers, flags }: StoreChange): Promise<void> {
    if (entry.remote !== null && pointers) await write(layout.pointers(entry.remote), toJson(pointers));
    if (flags !== undefined) await write(layout.flags, flags);
    for (const { remote, version } of entry.removed) await releases.remove(remote, version);
  }

  let storedSecret: Promise<string> | null = null;
  function secret(): Promise<string> {
    storedSecret ??= readOrMakeSecret(layout.secret).catch((error: unknown) => {
      storedSecret = null;
      throw error;
    });
    return storedSecret;
  }

  const journal = createJournal({
    history: layout.history,
    pending: layout.pending,
    writePending: (change) => write(layout.pending, toJson(change)),
    apply,
  });

  return {
    ...releases,
    commit: journal.commit,
    history: journal.entries,
    async pointers(remote) {
      return isFolderName(remote) ? readStoredJson(layout.pointers(remote), RemotePointersSchema) : { type: 'absent' };
    },
    writePointers: (remote, pointers) => write(layout.pointers(remote), toJson(pointers)),
    flags: () => readTextIfAny(layout.flags),
    writeFlags: (text) => write(layout.flags, text),
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
      const paths = [layout.flags, ...(await releases.remotes()).map(layout.pointers)];
      const stats = await Promise.all(paths.map(statOf));
      return paths.map((path, index) => `${path}=${stats[index] ?? '-'}`).join('\n');
    },
    fetch: async () => undefined,
    outage: () => null,
    close: async () => undefined,
  };
}
