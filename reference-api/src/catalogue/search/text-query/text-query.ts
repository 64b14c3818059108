import type { Database } from '../../../database/index.ts';
import { buildQueries, type Mode, NOTHING, type TextQuery } from './build-query/index.ts';
import { firstMatch } from './first-match.ts';
import { lookUp } from './look-up/index.ts';
import { normaliseText } from './normalise.ts';
import { tokenise } from './tokenise.ts';

/** The output of each stage from a search text to its query. */
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

/** The query of a text that is still being typed. */
export async function prefixQuery(db: Database, text: string): Promise<TextQuery> {
  return text.trim() === '' ? NOTHING : (await runStages(db, text, 'prefix')).query;
}

type Run<Result> = (db: Database, text: string) => Promise<Result>;

/**
 * Runs once for all concurrent calls with the same text: a page requests its products and its categories at the same time, and the query of the text is half
 * of the work of both.
 */
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
