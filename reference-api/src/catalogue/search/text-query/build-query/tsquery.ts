/** A `tsquery` whose words match with these weights of the search document only; words with weights keep them. */
export function weighted(query: string, weights: string): string {
  return query.replace(/('(?:[^']|'')+')(:[*A-D]+)?/g, (_, word: string, own = '') =>
    /[A-D]/.test(own) ? `${word}${own}` : `${word}${own || ':'}${weights}`,
  );
}

export function allOf(queries: readonly string[]): string {
  return queries.filter((query) => query !== '').join(' & ');
}
