import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { DatabaseHandle } from './database.ts';

const STATEMENT_TIMEOUT_MS = 5_000;

/** A PostgreSQL server, 15 or newer. `reportError` hears of connections that break while idle; the pool replaces them. */
export function openPostgres(url: string, reportError: (error: Error) => void): DatabaseHandle {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: STATEMENT_TIMEOUT_MS });
  pool.on('error', reportError);
  return {
    engine: 'postgres',
    db: drizzle(pool),
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
    close: () => pool.end(),
  };
}
