/** Words of the longest saying, those without meaning left out. */
export const LONGEST_PHRASE = 5;

/** What a saying is found by, in any form and order of its words; empty when they mean nothing by themselves. */
export function keyOf(stems: readonly string[]): string {
  return [...new Set(stems.filter((stem) => stem !== ''))].sort().join(' ');
}
