import type { Pool } from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than a statement or a writer may wait: detects a connection that broke without an error. */
const QUERY_TIMEOUT_MS = 40_000;

/** A pool of connections to the database at `url`, made with the first query. `name` identifies it to the database. The driver is loaded here, so that commands without a database start without it. */
export async function openPool(url: string, { max, name }: { readonly max: number; readonly name: string }): Promise<Pool> {
  const { Pool: PgPool } = await import('pg').catch((error: unknown) => {
    throw new Error('A release store in PostgreSQL needs the package pg: install it with "npm install pg".', { cause: error });
  });
  const pool = new PgPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    // A command must end when its work is done.
    allowExitOnIdle: true,
    application_name: name,
  });
  // A connection that breaks fails the query that it has, or the next one, and is replaced; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
