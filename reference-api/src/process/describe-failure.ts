/** The common fields of both engines' errors for a refused query. */
interface DatabaseFailure {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/** What of a failure is logged: of queries the text and the database's names, never parameters or values. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const about = { type: error.name, stack: framesOf(error) };
  const { code, constraint }: DatabaseFailure = error.cause ?? error;
  if ('query' in error) return { ...about, query: error.query, code, constraint };
  return 'severity' in error ? { ...about, code, constraint } : { ...about, message: error.message };
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}
