import { allOf, isExclusion, type Term, weighted } from './term.ts';

export interface TextQuery {
  /** A `tsquery` as text; empty when no product can match. */
  readonly query: string;
  /** The part that matches the best products; empty when there is none. */
  readonly preferred: string;
  /** Matches the prose of products instead of their names. */
  readonly isProse: boolean;
  /** The text that was searched in place of the typed one, or null. */
  readonly corrected: string | null;
  /** The text is a complaint: the products are what people choose for it, and no remedy. */
  readonly isComplaint: boolean;
}

/** A query that is used if it and all of `requires` have products. An empty query ends the search without products. */
export interface Candidate extends TextQuery {
  readonly requires?: readonly string[];
}

export const NOTHING: TextQuery = { query: '', preferred: '', isProse: false, corrected: null, isComplaint: false };

export function queryOf(terms: readonly Term[]): TextQuery {
  return {
    ...NOTHING,
    query: allOf(terms.map(({ query }) => query)),
    preferred: allOf(terms.flatMap(({ phrase }) => phrase?.preferred ?? [])),
    isComplaint: terms.some(({ phrase }) => phrase?.kind === 'complaint'),
  };
}

/** Only by names and main ingredients. */
export function namedBy(terms: readonly Term[]): TextQuery {
  const query = queryOf(terms);
  return { ...query, query: weighted(query.query, 'AB') };
}

/** Products whose names state that they do not contain something. */
export function labelOf(terms: readonly Term[]): string {
  return allOf(terms.map(({ excluded, query }) => `${weighted(excluded ?? '', 'A')} & ${query}`));
}

/** The query of terms that request something, as a list. */
export function positive(terms: readonly Term[]): TextQuery[] {
  return isExclusion(terms) ? [] : [queryOf(terms)];
}
