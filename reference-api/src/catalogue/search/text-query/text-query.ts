import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database/index.ts';
import { matching } from '../matching.ts';
import { buildQueries, type Candidate, type Mode, NOTHING, type TextQuery } from './build-query/index.ts';
import { lookUp } from './look-up/index.ts';
import { normaliseText } from './normalise.ts';
import { tokenise } from './tokenise.ts';

export async function runStages(db: Database, text: string, mode: Mode = 'complete') {
  const normalised = normaliseText(text);
  const tokens = normalised.map(tokenise);
  const lookedUp = await lookUp(db, tokens);
  const queries = buildQueries(lookedUp, mode);
  const query = await firstMatch(db, queries);
  return { normalised, tokens, lookedUp, queries, query };
}

/** The query of a search text; null for an empty text. */
export const textQuery = coalesce(
  async (db: Database, text: string): Promise<TextQuery | null> => (text.trim() === '' ? null : (await runStages(db, text)).query),
);

export async function prefixQuery(db: Database, text: string): Promise<TextQuery> {
  return text.trim() === '' ? NOTHING : (await runStages(db, text, 'prefix')).query;
}

type Run<Result> = (db: Database, text: string) => Promise<Result>;

/** Runs once for concurrent calls with one text: products and categories of a page share half of their work. */
function coalesce<Result>(run: Run<Result>): Run<Result> {
  const running = new WeakMap<Database, Map<string, Promise<Result>>>();
  return async (db, text) => {
    const texts = running.get(db) ?? new Map<string, Promise<Result>>();
    running.set(db, texts);
    const other = texts.get(text);
    // The request of the other call may have been aborted.
    if (other) return other.catch(() => run(db, text));
    const result = run(db, text).finally(() => texts.delete(text));
    texts.set(text, result);
    return result;
  };
}

/** The first query of the first list that has products; without any, the query that ends the last list. */
async function firstMatch(db: Database, lists: readonly (readonly Candidate[])[]): Promise<TextQuery> {
  const counts = new Map<string, Promise<number>>();
  const hasProducts = async (query: string, isProse = false) => {
    const key = `${isProse}${query}`;
    const count = counts.get(key) ?? countMatches(db, query, isProse);
    counts.set(key, count);
    return (await count) > 0;
  };
  let last: TextQuery = NOTHING;
  for (const candidates of lists) {
    last = await firstOf(candidates, hasProducts);
    if (last.query !== '') break;
  }
  return last;
}

async function firstOf(
  candidates: readonly Candidate[],
  hasProducts: (query: string, isProse?: boolean) => Promise<boolean>,
): Promise<TextQuery> {
  for (const { requires = [], ...query } of candidates) {
    let isMatch = true;
    for (const required of requires) isMatch &&= await hasProducts(required);
    if (isMatch && (query.query === '' || (await hasProducts(query.query, query.isProse)))) return query;
  }
  return NOTHING;
}

/** Counts all matches: the count comes from the index alone, while a search for one row may scan the table. */
async function countMatches(db: Database, query: string, isProse: boolean): Promise<number> {
  const found = isProse ? sql`product where is_active and document @@ ${query}::tsquery` : sql`search_entry where ${matching(query)}`;
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${found}`);
  return row?.count ?? 0;
}
