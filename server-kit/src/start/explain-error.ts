/**
 * Codes of errors in the environment of a program: of the system, as `ECONNREFUSED`, and of PostgreSQL where it refuses the connection, the database, the space or the permission,
 * or is stopping (appendix A of its manual). `ERR_…` are Node's codes for errors in a program, and PostgreSQL's other codes are for errors in a query.
 */
const OUTSIDE = /^(?:E(?!RR_)[A-Z0-9]+|(?:08|28|3D|53|57)[0-9A-Z]{3}|42501|25006)$/;

/** An expected error in one sentence: ours are plain errors with a sentence, the system's and the database's have a code. All others with their stack. */
export function explainError(error: unknown): string {
  return expectedReason(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function expectedReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // One for each address of a host.
  if (error instanceof AggregateError) {
    const sentences = error.errors.map(expectedReason);
    return sentences.length > 0 && sentences.every((sentence) => sentence !== null) ? [...new Set(sentences)].join('; ') : null;
  }
  const code = 'code' in error && typeof error.code === 'string' && OUTSIDE.test(error.code) ? error.code : null;
  if (code !== null) return error.message.includes(code) ? error.message : `${error.message} (${code})`;
  if (error.constructor === Error && error.message !== '') return error.message;
  // The message of a failed query contains its parameters; the reason is its cause.
  return error.cause === undefined ? null : expectedReason(error.cause);
}
