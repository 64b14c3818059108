/** A query whose words count with these weights of the search document only; what has weights of its own keeps them. */
export function weighted(query: string, weights: string): string {
  return query.replace(/('(?:[^']|'')+')(:[*A-D]+)?/g, (_, word: string, own = '') =>
    /[A-D]/.test(own) ? `${word}${own}` : `${word}${own || ':'}${weights}`,
  );
}
