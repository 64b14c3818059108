import { setTimeout as sleep } from 'node:timers/promises';
import { layoutOf } from '../directory-layout.ts';
import { RemotePointersSchema } from '../pointers.ts';
import { findDamage, readRelease } from '../read-release.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readSecretCopy, writeSecretCopy } from '../secret-file.ts';
import { parseStoredJson } from '../stored-json.ts';
import { type FollowedState, keepState, liveVersions, nameOf, readKeptState, readState, UNKNOWN_STATE } from './followed-state.ts';
import { listen } from './listen.ts';
import type { PostgresStore } from './postgres-store.ts';

/** The first question waits so long for the database before it is answered from what is kept on the disk. */
const FIRST_ANSWER_MS = 5_000;
/** A change is shown when the files of live releases are here, or after so long: what is missing then is brought on demand. */
const PREFETCH_MS = 4_000;
const SHRINK_EVERY_MS = 30_000;

/**
 * The store as a server reads it: from memory and this machine's disk, kept in step by notifications. A page asks no database; while it is
 * away, the last known state is served, also after a restart, and `outage` says so. What is done `exclusively` still sees the database.
 */
export function followStore(store: PostgresStore): ReleaseStore {
  const { database, copies, cacheDir } = store;
  const watchers = new Set<() => void>();
  let state: FollowedState = UNKNOWN_STATE;
  let reason: string | null = null;
  let stopListening: (() => void) | null = null;
  let syncing: Promise<void> = Promise.resolve();
  let shrunkAt = Number.NEGATIVE_INFINITY;
  const first = Promise.withResolvers<void>();
  let isAnswered = false;
  const answerFirst = () => {
    isAnswered = true;
    first.resolve();
  };

  const report = () => {
    for (const changed of watchers) changed();
  };

  async function sync(): Promise<void> {
    const revision = await store.stamp();
    const isRecovered = reason !== null;
    reason = null;
    if (revision !== state.revision || isRecovered) {
      const next = await readState(database);
      // A disk that fails must not keep a release from being seen; what is missing is brought on demand.
      await dropOutdated(next).catch(() => undefined);
      const fetched = Promise.allSettled(liveVersions(next).map((release) => copies.bring(release)));
      await Promise.race([fetched, sleep(PREFETCH_MS, undefined, { ref: false })]);
      state = next;
      report();
      await keepState(cacheDir, next).catch(() => undefined);
    }
    answerFirst();
    if (performance.now() - shrunkAt > SHRINK_EVERY_MS) await shrink().catch(() => undefined);
  }

  /** Copies of what has left the store, or whose record was written anew, are of no use. */
  async function dropOutdated(next: FollowedState): Promise<void> {
    for (const release of await copies.all()) {
      const key = `${release.remote}/${release.version}`;
      const digest = next.releases[key];
      if (digest === state.releases[key] && digest !== undefined) continue;
      if (digest === undefined || digest !== (await copies.recordDigest(release))) await copies.remove(release);
    }
  }

  async function shrink(): Promise<void> {
    shrunkAt = performance.now();
    const live = new Set(liveVersions(state).map(({ remote, version }) => `${remote}/${version}`));
    await copies.shrink(({ remote, version }) => live.has(`${remote}/${version}`));
  }

  /** One after the other: the last one to begin is the one that counts. */
  function changed(): Promise<void> {
    syncing = syncing.catch(() => undefined).then(sync);
    return syncing;
  }

  function lost(sentence: string): void {
    const isNews = reason === null;
    reason = `${sentence} The last known releases are served.`;
    if (isNews) report();
    void restore();
  }

  /** At a start without the database: what this machine has known before. */
  async function restore(): Promise<void> {
    if (state === UNKNOWN_STATE) state = (await readKeptState(cacheDir)) ?? state;
    answerFirst();
  }

  function start(): void {
    stopListening ??= listen(store.url, { changed, lost });
  }

  async function known(): Promise<FollowedState> {
    start();
    if (!isAnswered) await Promise.race([first.promise, sleep(FIRST_ANSWER_MS, undefined, { ref: false })]);
    return state;
  }

  /** Kept on this machine, for a start without the database. */
  async function secret(): Promise<string> {
    const copy = layoutOf(cacheDir).secret;
    const read = await store.secret().catch(async (error: unknown) => {
      const kept = await readSecretCopy(copy);
      if (kept === null) throw error;
      return kept;
    });
    await writeSecretCopy(copy, read).catch(() => undefined);
    return read;
  }

  const isKnown = (remote: string, version: string) => Object.hasOwn(state.releases, `${remote}/${version}`);

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
      await known();
      if (!isKnown(remote, version)) return { type: 'absent' };
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
      await known();
      return isKnown(remote, version) && (await copies.has({ remote, version }));
    },
    stamp: async () => (database.isExclusive() ? store.stamp() : (await known()).revision),
    secret,
    watch(listener) {
      watchers.add(listener);
      start();
      return () => void watchers.delete(listener);
    },
    outage: () => reason,
    async close() {
      stopListening?.();
      await syncing.catch(() => undefined);
      await store.close();
    },
  };
}
