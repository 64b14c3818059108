import type { Database } from './database.ts';
import { SCHEMA } from './schema.ts';

/** Names that are kept at most; more than the limits of release APIs let through while a name matters. */
const MOST = 200_000;
const SWEEP_EVERY_MS = 60_000;

/** Names that count once for all servers of a store. */
export function createUsedNames({ query }: Pick<Database, 'query'>) {
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Takes away what has run out, and the oldest beyond `MOST`. */
  async function sweep(): Promise<void> {
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = performance.now();
    await query(`DELETE FROM ${SCHEMA}.used_name WHERE until < $1`, [Date.now()]);
    await query(
      `DELETE FROM ${SCHEMA}.used_name WHERE until < (SELECT until FROM ${SCHEMA}.used_name ORDER BY until DESC OFFSET $1 LIMIT 1)`,
      [MOST],
    );
  }

  return async function useOnce(name: string, until: number): Promise<boolean> {
    await sweep();
    const added = await query(`INSERT INTO ${SCHEMA}.used_name (name, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name`, [
      name,
      until,
    ]);
    return added.length > 0;
  };
}
