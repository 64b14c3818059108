/** Words of the longest phrase, without stop words. */
export const LONGEST_PHRASE = 5;

/** The key of a phrase: its stems in any form and order; empty when there are none but stop words. */
export function keyOf(stems: readonly string[]): string {
  return [...new Set(stems.filter((stem) => stem !== ''))].sort().join(' ');
}

/** The lexeme of a term that phrases lead to, e.g. `category:minerals`, in a search document. The colon keeps "cat" from being its prefix. */
export function lexemeOfTerm(term: string): string {
  return `:${term}`;
}
