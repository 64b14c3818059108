/** Words of the longest saying, those without meaning left out. */
export const LONGEST_PHRASE = 5;

/** What a saying is found by, in any form and order of its words; empty when they mean nothing by themselves. */
export function keyOf(stems: readonly string[]): string {
  return [...new Set(stems.filter((stem) => stem !== ''))].sort().join(' ');
}

/** What a product carries of a term that sayings lead to, e.g. `category:minerals`. It begins as no word does, so that «cat» is not the beginning of it. */
export function lexemeOfTerm(term: string): string {
  return `:${term}`;
}
