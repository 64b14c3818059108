import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { throwIfAbandoned } from './query-context.ts';
import type { QueryMeter } from './query-meter.ts';

/** Drizzle over either engine; queries are written against this and do not depend on the engine. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database. `close` waits for running queries. */
export interface DatabaseHandle extends Pick<QueryMeter, 'onQuery'> {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Database;
  /** Runs a whole SQL script, several statements, in one transaction. */
  readonly runScript: (script: string) => Promise<void>;
  /** Its load now: connections, those in use, and queries that wait for one or in the queue. */
  readonly load: () => Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

/** Rows of a hand-written query; the caller names their shape, the query's casts (`::int`, `::text`) keep it true on both engines. */
export async function rowsOf<Row extends object>(db: Database, query: SQL): Promise<Row[]> {
  throwIfAbandoned();
  const result: unknown = await db.execute(query);
  return (result as { rows: Row[] }).rows;
}

export async function isAnswering(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
