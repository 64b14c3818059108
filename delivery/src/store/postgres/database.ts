import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg';
import { openPool } from '../../sql/index.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { describeFailure } from './describe-failure.ts';
import { CREATE_TABLES, NEWEST_TABLE, SCHEMA, WRITER_LOCK } from './schema.ts';

/** A writer without a statement for so long has hung; the database ends its transaction, and the next one proceeds. */
const SILENT_WRITER_MS = 60_000;

/** Queries, and transactions that writers take turns for. */
export interface Database {
  /** Runs within the caller's transaction. Errors contain no password. `timeoutMs`: of a query outside a transaction. */
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[], options?: { readonly timeoutMs?: number }): Promise<Row[]>;
  /** One transaction at a time of all processes, whole or nothing. Not re-entrant. `StoreUnavailable`: cannot begin. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the caller runs inside `exclusively`. */
  isExclusive(): boolean;
  close(): Promise<void>;
}

/** A transaction sends concurrent queries one after the other. */
interface Transaction {
  readonly client: PoolClient;
  tail: Promise<unknown>;
}

/** Opens the database at `url`; nothing connects before the first query, which makes the tables where they are missing. */
export function openDatabase(url: string, { waitMs }: { readonly waitMs: number }): Database {
  let opened: Promise<Pool> | null = null;
  const pool = () => {
    opened ??= openPool(url, { max: 6, name: 'vitrava releases' });
    return opened;
  };
  const current = new AsyncLocalStorage<Transaction>();
  let prepared: Promise<void> | null = null;

  async function ready(): Promise<void> {
    prepared ??= pool().then(prepare);
    await prepared.catch((error: unknown) => {
      prepared = null;
      throw error;
    });
  }

  const query: Database['query'] = async <Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
    { timeoutMs }: { readonly timeoutMs?: number } = {},
  ) => {
    const transaction = current.getStore();
    try {
      if (transaction) return await inTurn<Row>(transaction, text, values);
      await ready();
      // Without a timeout of its own, the query has the pool's.
      const config: QueryConfig & { readonly query_timeout?: number | undefined } = { text, values: [...values], query_timeout: timeoutMs };
      return (await (await pool()).query<Row>(config)).rows;
    } catch (error) {
      throw describeFailure(url, error);
    }
  };

  async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (current.getStore()) throw new Error('The release store is already held by this very work: exclusively() cannot be nested.');
    const client = await begin();
    let broken = true;
    try {
      const result = await current.run({ client, tail: Promise.resolve() }, work);
      await client.query('COMMIT').catch((error: unknown) => {
        throw describeFailure(url, error);
      });
      broken = false;
      return result;
    } finally {
      if (broken) await client.query('ROLLBACK').catch(() => undefined);
      client.release(broken);
    }
  }

  async function begin(): Promise<PoolClient> {
    try {
      await ready();
      const client = await (await pool()).connect();
      try {
        await client.query(
          `BEGIN; SET LOCAL lock_timeout = ${waitMs}; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = ${SILENT_WRITER_MS}`,
        );
        await client.query(`SELECT pg_advisory_xact_lock(${WRITER_LOCK})`);
        return client;
      } catch (error) {
        client.release(true);
        throw error;
      }
    } catch (error) {
      throw new StoreUnavailable(describeFailure(url, error, waitMs).message, { cause: error });
    }
  }

  async function close(): Promise<void> {
    const known = await opened;
    if (known && !known.ending) await known.end();
  }

  return { query, exclusively, isExclusive: () => current.getStore() !== undefined, close };
}

async function inTurn<Row extends QueryResultRow>(transaction: Transaction, text: string, values: readonly unknown[]): Promise<Row[]> {
  const result = transaction.tail.then(() => transaction.client.query<Row>(text, [...values]));
  transaction.tail = result.catch(() => undefined);
  return (await result).rows;
}

/** Makes the tables where they are missing. */
async function prepare(pool: Pool): Promise<void> {
  const known = await pool.query(`SELECT to_regclass('${SCHEMA}.${NEWEST_TABLE}') AS found`);
  if (known.rows[0]?.found !== null) return;
  const client = await pool.connect();
  try {
    // Several may come first at once; making the same schema twice at the same time fails without a lock.
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${WRITER_LOCK}); ${CREATE_TABLES}; COMMIT`);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}
