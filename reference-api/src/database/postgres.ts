import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { DatabaseHandle } from './database.ts';
import { createQueryMeter, type QueryMeter } from './query-meter.ts';

const STATEMENT_TIMEOUT_MS = 5_000;

/** A PostgreSQL server, 15 or newer. `reportError` receives errors of idle connections; the pool replaces them. */
export function openPostgres(url: string, reportError: (error: Error) => void): DatabaseHandle {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: STATEMENT_TIMEOUT_MS });
  pool.on('error', reportError);
  const meter = createQueryMeter();
  return {
    engine: 'postgres',
    db: drizzle(measuredPool(pool, meter)),
    runScript: async (script) => {
      const client = await pool.connect();
      try {
        await client.query(`BEGIN; SET LOCAL statement_timeout = 0; ${script}; COMMIT`);
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    load: () => ({ connections: pool.totalCount, inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    onQuery: meter.onQuery,
    close: () => pool.end(),
  };
}

/** The pool as Drizzle uses it: single queries, and connections for transactions. */
function measuredPool(pool: Pool, { measure, measureFailure }: QueryMeter): Pool {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  return Object.assign(Object.create(pool), {
    query: (...given: unknown[]) => measure(() => query(...given)),
    connect: async () => measuredClient(await measureFailure(() => pool.connect()), measure),
  }) as Pool;
}

function measuredClient(client: PoolClient, measure: QueryMeter['measure']): PoolClient {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  return Object.assign(Object.create(client), { query: (...given: unknown[]) => measure(() => query(...given)) }) as PoolClient;
}
