import { isFolderName } from '../directory-layout.ts';
import { HistoryEntrySchema } from '../history-entry.ts';
import { RemotePointersSchema } from '../pointers.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { StoreChange } from '../store-change.ts';
import { parseStoredJson } from '../stored-json.ts';
import { type Database, openDatabase } from './database.ts';
import { createDocuments } from './documents.ts';
import { ANSWER_MS } from './followed-state.ts';
import { createLocalCopies } from './local-copies.ts';
import { createReleaseRows } from './release-rows.ts';
import { SCHEMA } from './schema.ts';

/** Where the tables are, and where copies of releases lie on this machine. */
export interface PostgresStoreOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** A folder of this machine; it may be lost at any time. */
  readonly cacheDir: string;
  /** The disk space of copies, beside those that are live or were requested within the hour; 1 GiB by default. */
  readonly cacheMaxBytes?: number;
  /** How long to wait for another writer; 30 s unless given. */
  readonly waitMs?: number;
}

const GIBIBYTE = 1024 ** 3;

/** The release store in PostgreSQL 15 or newer, read by commands and followed by servers (`followStore`). */
export function createPostgresStore({ url, cacheDir, cacheMaxBytes = GIBIBYTE, waitMs = 30_000 }: PostgresStoreOptions) {
  const database = openDatabase(url, { waitMs });
  const documents = createDocuments(database);
  const { artifacts, removeRow, ...releases } = createReleaseRows(database, change);
  const copies = createLocalCopies({ root: cacheDir, maxBytes: cacheMaxBytes, fetch: artifacts.fetch });

  /** Within the caller's transaction, else in one of its own. */
  function atomically<T>(work: () => Promise<T>): Promise<T> {
    return database.isExclusive() ? work() : database.exclusively(work);
  }

  /** A transaction with a new revision, by which servers notice it, unless its work returns `false`. */
  function change<T>(work: () => Promise<T>): Promise<T> {
    return atomically(async () => {
      const result = await work();
      if (result !== false) await raiseRevision();
      return result;
    });
  }

  async function raiseRevision(): Promise<void> {
    await database.query(`UPDATE ${SCHEMA}.revision SET number = number + 1`);
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
    if (flags !== undefined) await documents.writeFlags(flags);
    for (const { remote, version } of entry.removed) await removeRow(remote, version);
    await database.query(`INSERT INTO ${SCHEMA}.move (id, entry) VALUES ($1, $2)`, [entry.id, JSON.stringify(entry)]);
    await raiseRevision();
  }

  const store: ReleaseStore = {
    ...releases,
    ...documents,
    writeFlags: (text) => change(() => documents.writeFlags(text)),
    ...createMoves(database),
    commit,
    folderOf: (remote, version) => (isFolderName(remote) && isFolderName(version) ? copies.folderOf({ remote, version }) : null),
    fetch: (name) => copies.bring(name),
    discard: (name) => copies.remove(name),
    prepareFolder: () => copies.draft(),
    sweep: () => atomically(() => artifacts.sweep()),
    writePointers: (remote, pointers) => change(() => putPointers(remote, pointers)),
    exclusively: database.exclusively,
    outage: () => null,
    close: database.close,
  };
  return { ...store, database, copies, url, cacheDir };
}

/** Which remotes there are, where their channels point, and how they came to it. */
function createMoves({ query }: Database): Pick<ReleaseStore, 'remotes' | 'pointers' | 'history' | 'stamp'> {
  return {
    async remotes() {
      const rows = await query<{ remote: string }>(`SELECT remote FROM ${SCHEMA}.release UNION SELECT remote FROM ${SCHEMA}.channels`);
      return rows
        .map(({ remote }) => remote)
        .filter(isFolderName)
        .sort();
    },
    async pointers(remote) {
      const [row] = await query<{ pointers: string }>(`SELECT pointers FROM ${SCHEMA}.channels WHERE remote = $1`, [remote]);
      return row ? parseStoredJson(`The channels of ${remote}`, row.pointers, RemotePointersSchema) : { type: 'absent' };
    },
    async history() {
      const rows = await query<{ entry: string }>(`SELECT entry FROM ${SCHEMA}.move ORDER BY number`);
      return rows.flatMap(({ entry }) => {
        const parsed = parseStoredJson('The history', entry, HistoryEntrySchema);
        return parsed.type === 'found' ? [parsed.value] : [];
      });
    },
    async stamp() {
      const [row] = await query<{ number: string }>(`SELECT number FROM ${SCHEMA}.revision`, [], { timeoutMs: ANSWER_MS });
      return row?.number ?? '';
    },
  };
}

/** The store with the parts that following it needs. */
export type PostgresStore = ReturnType<typeof createPostgresStore>;
