import type { Pool, PoolClient } from 'pg';
import { openPool } from './pool.ts';
import type { Queries, Sql } from './sql.ts';

const CONNECTIONS = 2;

/** Tables in a schema of the database at `url`. Nothing connects before the first query. */
export function openPostgres(url: string, schema: string, name = 'vitrava results'): Sql {
  let opened: Promise<Pool> | null = null;
  const pool = () => {
    opened ??= openPool(url, { max: CONNECTIONS, name });
    return opened;
  };
  return {
    schema,
    ...queriesOn(pool),
    async prepare() {
      // Checked first: a user without the right to make schemas may use an existing one.
      const { rows } = await (await pool()).query('SELECT to_regnamespace($1) AS found', [schema]);
      if (rows[0]?.found === null) await (await pool()).query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
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
        await work(queriesOn(async () => client));
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

function queriesOn(connection: () => Promise<Pool | PoolClient>): Queries {
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
