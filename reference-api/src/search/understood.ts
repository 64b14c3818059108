import type { Database } from '../database/index.ts';
import { interpret } from './interpret.ts';
import type { Interpretation } from './interpretation.ts';

type Meanings = Map<string, Promise<Interpretation | null>>;

const underWay = new WeakMap<Database, Meanings>();

/**
 * What a text means, found once for all who ask at the same time: a page asks for its products and for its categories at once, and to find out is half of
 * either.
 */
export async function understand(db: Database, text: string): Promise<Interpretation | null> {
  const known: Meanings = underWay.get(db) ?? new Map();
  underWay.set(db, known);
  const other = known.get(text);
  // Whoever asked first may have gone, and their work with them.
  if (other) return other.catch(() => interpret(db, text));
  const meant = interpret(db, text).finally(() => known.delete(text));
  known.set(text, meant);
  return meant;
}
