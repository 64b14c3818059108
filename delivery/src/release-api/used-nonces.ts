import type { Sql } from '../sql/index.ts';

const SWEEP_EVERY_MS = 60_000;

/**
 * Nonces of requests, stored so that none counts twice: neither after a restart nor, in the database of a shared store, at another release API. `use`
 * resolves with false for a nonce that was used before; it rejects when the nonce cannot be stored. `until`: milliseconds since 1970.
 */
export function createUsedNonces(sql: Sql) {
  const table = `${sql.schema === null ? '' : `${sql.schema}.`}used_name`;
  let prepared: Promise<unknown> | null = null;
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function prepare(): Promise<void> {
    await sql.prepare();
    // Checked first: a user without the right to make tables may use an existing one.
    if (!(await sql.hasTable(table))) await sql.run(`CREATE TABLE IF NOT EXISTS ${table} (name text PRIMARY KEY, until bigint NOT NULL)`);
  }

  return async function use(nonce: string, until: number): Promise<boolean> {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    await prepared;
    if (performance.now() - sweptAt >= SWEEP_EVERY_MS) {
      sweptAt = performance.now();
      await sql.run(`DELETE FROM ${table} WHERE until < ?`, [Date.now()]);
    }
    return (await sql.run(`INSERT INTO ${table} (name, until) VALUES (?, ?) ON CONFLICT DO NOTHING`, [nonce, until])) > 0;
  };
}
