import type { Pool, PoolClient } from 'pg';
import { SCHEMA } from '../store/index.ts';
import type { Sql } from './sql.ts';

const CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than a statement may take: notices a connection that was cut without a word. */
const SILENCE_MS = 40_000;

/** The database of a release store that several machines share. Nothing connects before the first question. */
export function openPostgres(url: string): Sql {
  let opened: Promise<Pool> | null = null;
  const pool = () => {
    opened ??= connect(url);
    return opened;
  };
  return {
    schema: SCHEMA,
    ...sqlOf(pool),
    async prepare() {
      // Asked first: whoever may not make schemas may use one that is there.
      const { rows } = await (await pool()).query('SELECT to_regnamespace($1) AS found', [SCHEMA]);
      if (rows[0]?.found === null) await (await pool()).query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    },
    async hasTable(name) {
      const { rows } = await (await pool()).query('SELECT to_regclass($1) AS found', [name]);
      return rows[0]?.found !== null;
    },
    async transaction(work) {
      const client = await (await pool()).connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        await work({
          schema: SCHEMA,
          ...sqlOf(async () => client),
          prepare: async () => undefined,
          hasTable: () => Promise.reject(new Error('A transaction is running.')),
          transaction: () => Promise.reject(new Error('A transaction is running.')),
          close: async () => undefined,
        });
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: unknown) => {
          broken = failure instanceof Error ? failure : new Error(String(failure));
        });
        throw error;
      } finally {
        // A connection that cannot even undo its work is closed, not used again.
        client.release(broken);
      }
    },
    close: async () => (await opened)?.end(),
  };
}

async function connect(url: string): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    application_name: 'vitrava results',
  });
  // A connection that breaks fails the query that it has, or the next one, and is replaced; without listeners it would end the server.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function sqlOf(connection: () => Promise<Pool | PoolClient>): Pick<Sql, 'run' | 'all'> {
  const query = async (text: string, values: readonly (string | number)[] = []) => {
    let count = 0;
    return (await connection()).query(
      text.replaceAll('?', () => `$${++count}`),
      [...values],
    );
  };
  return {
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    all: async (text, values) => (await query(text, values)).rows as Record<string, unknown>[],
  };
}
