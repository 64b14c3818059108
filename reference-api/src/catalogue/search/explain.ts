import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/index.ts';
import { NO_FILTERS } from './filters.ts';
import { pageSql } from './ranking.ts';
import { runStages } from './text-query/index.ts';

const PAGE_SIZE = 24;

/** The output of each stage from a search text to the SQL of its first page. */
export async function explainSearch(db: Database, text: string): Promise<{ stage: string; output: unknown }[]> {
  const { normalised, tokens, lookedUp, queries, query } = await runStages(db, text);
  const page = pageSql({ text: query, categoryIds: null, filters: NO_FILTERS }, 0, PAGE_SIZE);
  return [
    { stage: 'normalise', output: normalised },
    { stage: 'tokenise', output: tokens },
    { stage: 'look up', output: lookedUp },
    { stage: 'build query', output: queries },
    { stage: 'first match', output: query },
    { stage: 'SQL', output: new PgDialect().sqlToQuery(page) },
  ];
}
