/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Where a database is, for people: without user and password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}${port && `:${port}`}${pathname}`;
}

/** Turns an error of the driver into a sentence with the database and the remedy. */
export function describeFailure(url: string, error: unknown, waitMs?: number): Error {
  const { code, message } = fieldsOf(error);
  if (code === LOCK_NOT_AVAILABLE)
    return new Error(`Another process has held the release store for ${waitMs} ms. Try again when it is done.`, { cause: error });
  return new Error(`The release store at ${placeOf(url)} does not answer as it should: ${message || code}.`, { cause: error });
}

/** The driver's errors for several addresses of one host have no message of their own. */
function fieldsOf(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof AggregateError) return fieldsOf(error.errors[0]);
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
  return { code, message: error instanceof Error ? error.message.replace(/\.$/, '') : String(error) };
}
