import type { Database } from '../../../database/index.ts';

type Run<Result> = (db: Database, text: string) => Promise<Result>;

/**
 * Runs once for all concurrent calls with the same text: a page requests its products and its categories at the same time, and the query of the text is half
 * of the work of both.
 */
export function coalesce<Result>(run: Run<Result>): Run<Result> {
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
