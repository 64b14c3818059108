import { rm } from 'node:fs/promises';
import { Type } from 'typebox';
import { isFolderName } from '../directory-layout.ts';
import { HistoryEntrySchema } from '../history-entry.ts';
import { RemotePointersSchema } from '../pointers.ts';
import { compareSizes, parseRelease } from '../read-release.ts';
import type { ReleaseRecord } from '../release-record.ts';
import type { ReleaseStore, Stored } from '../release-store.ts';
import { makeSecret, parseSecret } from '../secret-file.ts';
import { SeenVersionSchema } from '../seen-version.ts';
import type { StoreChange } from '../store-change.ts';
import { parseStoredJson } from '../stored-json.ts';
import { createArtifacts } from './artifacts.ts';
import { openDatabase } from './database.ts';
import { listen } from './listen.ts';
import { createLocalCopies } from './local-copies.ts';
import { CHANNEL, SCHEMA } from './schema.ts';
import { createUsedNames } from './used-names.ts';

/** Where the tables are, and where copies of releases lie on this machine. */
export interface PostgresStoreOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** A folder of this machine; it may be lost at any time. */
  readonly cacheDir: string;
  /** What copies may take of the disk, beside those that are live or were asked for within the hour; 1 GiB unless given. */
  readonly cacheMaxBytes?: number;
  /** How long to wait for another writer; 30 s unless given. */
  readonly waitMs?: number;
}

const SeenSchema = Type.Array(SeenVersionSchema);
const GIBIBYTE = 1024 ** 3;

/**
 * The release store in PostgreSQL 15 or newer, for several servers. Each method asks the database, so that commands see what is; a server
 * follows instead (`followStore`). A move is one transaction: what dies in the middle leaves nothing behind.
 */
export function createPostgresStore({ url, cacheDir, cacheMaxBytes = GIBIBYTE, waitMs = 30_000 }: PostgresStoreOptions) {
  const database = openDatabase(url, { waitMs });
  const artifacts = createArtifacts(database);
  const copies = createLocalCopies({ root: cacheDir, maxBytes: cacheMaxBytes, fetch: artifacts.fetch });

  /** Within the caller's transaction, else in one of its own. */
  function atomically<T>(work: () => Promise<T>): Promise<T> {
    return database.isExclusive() ? work() : database.exclusively(work);
  }

  /** Servers hear of a change when its transaction is committed, not before. */
  async function announce(): Promise<void> {
    await database.query(
      `WITH next AS (UPDATE ${SCHEMA}.revision SET number = number + 1 RETURNING number) SELECT pg_notify('${CHANNEL}', number::text) FROM next`,
    );
  }

  async function revision(): Promise<string> {
    const [row] = await database.query<{ number: string }>(`SELECT number FROM ${SCHEMA}.revision`);
    return row?.number ?? '';
  }

  async function remotes(): Promise<readonly string[]> {
    const rows = await database.query<{ remote: string }>(
      `SELECT remote FROM ${SCHEMA}.release UNION SELECT remote FROM ${SCHEMA}.channels`,
    );
    return rows
      .map(({ remote }) => remote)
      .filter(isFolderName)
      .sort();
  }

  async function release(remote: string, version: string): Promise<Stored<ReleaseRecord>> {
    if (!isFolderName(remote) || !isFolderName(version)) return { type: 'absent' };
    const [row] = await database.query<{ record: string }>(`SELECT record FROM ${SCHEMA}.release WHERE remote = $1 AND version = $2`, [
      remote,
      version,
    ]);
    return row ? parseRelease(`The record of ${remote} ${version}`, row.record, remote, version) : { type: 'absent' };
  }

  async function releases(remote: string): Promise<readonly ReleaseRecord[]> {
    const rows = await database.query<{ version: string; record: string }>(
      `SELECT version, record FROM ${SCHEMA}.release WHERE remote = $1`,
      [remote],
    );
    const stored = rows.map(({ version, record }) => parseRelease(version, record, remote, version));
    return stored.flatMap((item) => (item.type === 'found' ? [item.value] : [])).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  }

  async function accept(remote: string, version: string, folder: string): Promise<boolean> {
    if (!isFolderName(remote) || !isFolderName(version)) throw new Error(`"${remote}/${version}" cannot name a release folder.`);
    const isNew = await atomically(async () => {
      const present = await release(remote, version);
      if (present.type === 'found' && (await damageOf(present.value)) === null) return false;
      // Something broken in its place is healed by the same content.
      await removeRow(remote, version);
      await artifacts.store(remote, version, folder);
      await announce();
      return true;
    });
    await rm(folder, { recursive: true, force: true });
    return isNew;
  }

  async function damageOf(record: ReleaseRecord): Promise<string | null> {
    return compareSizes(record, await artifacts.sizes(record));
  }

  async function removeRow(remote: string, version: string): Promise<void> {
    await database.query(`DELETE FROM ${SCHEMA}.release WHERE remote = $1 AND version = $2`, [remote, version]);
  }

  async function document(name: string): Promise<string | null> {
    const [row] = await database.query<{ content: string }>(`SELECT content FROM ${SCHEMA}.document WHERE name = $1`, [name]);
    return row?.content ?? null;
  }

  async function putDocument(name: string, content: string): Promise<void> {
    await database.query(
      `INSERT INTO ${SCHEMA}.document (name, content) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET content = excluded.content`,
      [name, content],
    );
  }

  /** Of several that make it at once, all get the first one's. */
  async function secret(): Promise<string> {
    const name = `The row "secret" of ${SCHEMA}.document`;
    const kept = await document('secret');
    if (kept !== null) return parseSecret(name, kept);
    await database.query(`INSERT INTO ${SCHEMA}.document (name, content) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING`, [
      makeSecret(),
    ]);
    return parseSecret(name, (await document('secret')) ?? '');
  }

  async function putPointers(remote: string, pointers: unknown): Promise<void> {
    await database.query(
      `INSERT INTO ${SCHEMA}.channels (remote, pointers) VALUES ($1, $2) ON CONFLICT (remote) DO UPDATE SET pointers = excluded.pointers`,
      [remote, JSON.stringify(pointers)],
    );
  }

  async function commit({ entry, pointers, flags }: StoreChange): Promise<void> {
    if (!database.isExclusive()) throw new Error('A move is committed within exclusively().');
    if (entry.remote !== null && pointers) await putPointers(entry.remote, pointers);
    if (flags !== undefined) await putDocument('flags', flags);
    for (const { remote, version } of entry.removed) await removeRow(remote, version);
    await database.query(`INSERT INTO ${SCHEMA}.move (id, entry) VALUES ($1, $2)`, [entry.id, JSON.stringify(entry)]);
    await announce();
  }

  const store: ReleaseStore = {
    remotes,
    release,
    releases,
    async versions(remote) {
      const rows = await database.query<{ version: string }>(`SELECT version FROM ${SCHEMA}.release WHERE remote = $1`, [remote]);
      return rows.map(({ version }) => version).filter(isFolderName);
    },
    damageOf,
    async has(remote, version) {
      const rows = await database.query(`SELECT FROM ${SCHEMA}.release WHERE remote = $1 AND version = $2`, [remote, version]);
      return rows.length > 0;
    },
    folderOf: (remote, version) => (isFolderName(remote) && isFolderName(version) ? copies.folderOf({ remote, version }) : null),
    fetch: (name) => copies.bring(name),
    discard: (name) => copies.remove(name),
    prepareFolder: () => copies.draft(),
    accept,
    writeRecord: (record) =>
      atomically(async () => {
        const { remote, version } = record;
        const text = `${JSON.stringify(record, null, 2)}\n`;
        await database.query(`UPDATE ${SCHEMA}.release SET record = $3 WHERE remote = $1 AND version = $2`, [remote, version, text]);
        await announce();
      }),
    remove: (remote, version) =>
      atomically(async () => {
        await removeRow(remote, version);
        await announce();
      }),
    sweep: () => atomically(() => artifacts.sweep()),
    commit,
    async history() {
      const rows = await database.query<{ entry: string }>(`SELECT entry FROM ${SCHEMA}.move ORDER BY number`);
      return rows.flatMap(({ entry }) => {
        const parsed = parseStoredJson('The history', entry, HistoryEntrySchema);
        return parsed.type === 'found' ? [parsed.value] : [];
      });
    },
    async pointers(remote) {
      const [row] = await database.query<{ pointers: string }>(`SELECT pointers FROM ${SCHEMA}.channels WHERE remote = $1`, [remote]);
      return row ? parseStoredJson(`The channels of ${remote}`, row.pointers, RemotePointersSchema) : { type: 'absent' };
    },
    writePointers: (remote, pointers) =>
      atomically(async () => {
        await putPointers(remote, pointers);
        await announce();
      }),
    flags: () => document('flags'),
    writeFlags: (text) =>
      atomically(async () => {
        await putDocument('flags', text);
        await announce();
      }),
    async seen() {
      const text = await document('seen');
      const stored = text === null ? null : parseStoredJson('The list of seen versions', text, SeenSchema);
      return stored?.type === 'found' ? stored.value : [];
    },
    writeSeen: (versions) => putDocument('seen', JSON.stringify(versions)),
    secret,
    useOnce: createUsedNames(database),
    exclusively: database.exclusively,
    stamp: revision,
    watch: (changed) => listen(url, { changed: async () => changed(), lost: () => undefined }),
    outage: () => null,
    close: database.close,
  };
  return { ...store, database, copies, url, cacheDir };
}

/** The store, and what following it needs besides. */
export type PostgresStore = ReturnType<typeof createPostgresStore>;
