/** The header that one request bears from server to server, and in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * The id that whoever asks has given their request; null when there is none, or one that has no place in a log. It serves to find a request again, nothing else: anybody
 * may write any id.
 */
export function givenRequestId(headers: Readonly<Record<string, string | readonly string[] | undefined>>): string | null {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : null;
}
