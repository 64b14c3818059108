import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header with the id of a request, from server to server and in the response. */
export const REQUEST_ID_HEADER = 'x-request-id';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The id that the client or a proxy has given a request; null when it is absent or unfit for a log. It finds a request again and proves nothing: any client may write any id. */
export function givenRequestId(headers: Headers): string | null {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : null;
}

/** The given id of a request, else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  return givenRequestId(headers) ?? randomUUID();
}
