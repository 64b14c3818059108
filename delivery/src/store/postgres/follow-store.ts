import { layoutOf } from '../directory-layout.ts';
import { RemotePointersSchema } from '../pointers.ts';
import { findDamage, readRelease } from '../read-release.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readSecretCopy, writeSecretCopy } from '../secret-file.ts';
import { parseStoredJson } from '../stored-json.ts';
import { nameOf } from './followed-state.ts';
import { createFollower } from './follower.ts';
import type { PostgresStore } from './postgres-store.ts';

/** The store for servers, from memory and disk; `outage` reports when the database is away. */
export function followStore(store: PostgresStore): ReleaseStore {
  const { database, copies, cacheDir } = store;
  const { known, outage, stop } = createFollower(store);

  /** Kept on this machine, for a start without the database. */
  async function secret(): Promise<string> {
    const copy = layoutOf(cacheDir).secret;
    const read = await store.secret().catch(async (error: unknown) => {
      const stored = await readSecretCopy(copy);
      if (stored === null) throw error;
      return stored;
    });
    await writeSecretCopy(copy, read).catch(() => undefined);
    return read;
  }

  const isKnown = async (remote: string, version: string) => Object.hasOwn((await known()).releases, `${remote}/${version}`);

  return {
    ...store,
    async remotes() {
      if (database.isExclusive()) return store.remotes();
      const { pointers, releases } = await known();
      return [...new Set([...Object.keys(pointers), ...Object.keys(releases).map((key) => nameOf(key).remote)])].sort();
    },
    async pointers(remote) {
      if (database.isExclusive()) return store.pointers(remote);
      const { pointers } = await known();
      const text = Object.hasOwn(pointers, remote) ? pointers[remote] : undefined;
      return text === undefined ? { type: 'absent' } : parseStoredJson(`The channels of ${remote}`, text, RemotePointersSchema);
    },
    async flags() {
      return database.isExclusive() ? store.flags() : (await known()).flags;
    },
    async versions(remote) {
      if (database.isExclusive()) return store.versions(remote);
      const names = Object.keys((await known()).releases).map(nameOf);
      return names.filter((name) => name.remote === remote).map(({ version }) => version);
    },
    async release(remote, version) {
      if (database.isExclusive()) return store.release(remote, version);
      if (!(await isKnown(remote, version))) return { type: 'absent' };
      const copy = await readRelease(copies.folderOf({ remote, version }), remote, version);
      return copy.type === 'found' ? copy : store.release(remote, version);
    },
    async damageOf(record) {
      if (database.isExclusive()) return store.damageOf(record);
      await copies.bring(record);
      const damage = await findDamage(copies.folderOf(record), record);
      if (damage === null) return null;
      await copies.remove(record);
      await copies.bring(record);
      return findDamage(copies.folderOf(record), record);
    },
    async has(remote, version) {
      if (database.isExclusive()) return store.has(remote, version);
      return (await isKnown(remote, version)) && (await copies.has({ remote, version }));
    },
    stamp: async () => (database.isExclusive() ? store.stamp() : (await known()).revision),
    secret,
    outage,
    async close() {
      await stop();
      await store.close();
    },
  };
}
