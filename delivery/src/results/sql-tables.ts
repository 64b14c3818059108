import type { Sql } from '../sql/index.ts';

const tablesOf = (prefix: string) => [
  `CREATE TABLE IF NOT EXISTS ${prefix}_run (
     id TEXT PRIMARY KEY, content TEXT NOT NULL, opened_at TEXT NOT NULL, noted_at TEXT NOT NULL, visitors INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${prefix}_shown (run TEXT NOT NULL, visitor TEXT NOT NULL, arm TEXT NOT NULL, PRIMARY KEY (run, visitor))`,
  `CREATE TABLE IF NOT EXISTS ${prefix}_composition (
     run TEXT NOT NULL, arm TEXT NOT NULL, composition TEXT NOT NULL, visitors INTEGER NOT NULL, PRIMARY KEY (run, arm, composition))`,
  `CREATE TABLE IF NOT EXISTS ${prefix}_reached (
     run TEXT NOT NULL, visitor TEXT NOT NULL, goal TEXT NOT NULL, PRIMARY KEY (run, visitor, goal))`,
  `CREATE TABLE IF NOT EXISTS ${prefix}_mark (run TEXT NOT NULL, at TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (run, at))`,
];
const DAY_MS = 86_400_000;

interface TablesOptions {
  readonly prefix: string;
  /** Runs without a record for so long are dropped. */
  readonly retentionDays: number;
  readonly now: () => number;
  readonly isReadOnly: boolean;
}

/** The tables of a collector, made by the first use. */
export function createTables(sql: Sql, { prefix, retentionDays, now, isReadOnly }: TablesOptions) {
  let prepared: Promise<void> | null = null;
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function prepare(): Promise<void> {
    await sql.prepare();
    for (const table of tablesOf(prefix)) await sql.run(table);
    await sweep();
  }

  async function sweep(): Promise<void> {
    if (now() - sweptAt < DAY_MS) return;
    sweptAt = now();
    const old = new Date(now() - retentionDays * DAY_MS).toISOString();
    const runs = `SELECT id FROM ${prefix}_run WHERE noted_at < ?`;
    for (const table of ['shown', 'reached', 'composition', 'mark'])
      await sql.run(`DELETE FROM ${prefix}_${table} WHERE run IN (${runs})`, [old]);
    await sql.run(`DELETE FROM ${prefix}_run WHERE noted_at < ?`, [old]);
  }

  function ready(): Promise<void> {
    if (isReadOnly) return Promise.reject(new Error('It was opened to look only.'));
    prepared ??= prepare().catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  }

  async function read(text: string, values?: readonly (string | number)[]): ReturnType<Sql['all']> {
    if (isReadOnly) return (await sql.hasTable(`${prefix}_mark`)) ? sql.all(text, values) : [];
    await ready();
    return sql.all(text, values);
  }

  return { ready, sweep, read };
}

export type Tables = ReturnType<typeof createTables>;
