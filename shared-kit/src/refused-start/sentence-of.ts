/**
 * Codes of what is wrong around a program: of the system, as `ECONNREFUSED`, and of PostgreSQL where it lets no one in, has no such database, no room or no right for us, or is
 * stopping (appendix A of its manual). `ERR_…` are Node's for mistakes in a program, and PostgreSQL's others for mistakes in a query.
 */
const OUTSIDE = /^(?:E(?!RR_)[A-Z0-9]+|(?:08|28|3D|53|57)[0-9A-Z]{3}|42501|25006)$/;

/** What a person reads of an error: ours are plain errors with a sentence, the system's and the database's have a code; all others are told with their stack. */
export function sentenceOf(error: unknown): string {
  return sentenceForPeople(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function sentenceForPeople(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // One for each address of a host.
  if (error instanceof AggregateError) {
    const sentences = error.errors.map(sentenceForPeople);
    return sentences.length > 0 && sentences.every((sentence) => sentence !== null) ? [...new Set(sentences)].join('; ') : null;
  }
  const code = 'code' in error && typeof error.code === 'string' && OUTSIDE.test(error.code) ? error.code : null;
  if (code !== null) return error.message.includes(code) ? error.message : `${error.message} (${code})`;
  if (error.constructor === Error && error.message !== '') return error.message;
  // A query that could not be asked says why in its cause, and quotes its parameters in its own message.
  return error.cause === undefined ? null : sentenceForPeople(error.cause);
}
