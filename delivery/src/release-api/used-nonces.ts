import type { Sql } from '../sql/index.ts';

const SWEEP_EVERY_MS = 60_000;

/** Nonces of requests, each once, also at other release APIs. `use` is false for a known one. `until`: in ms. */
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
