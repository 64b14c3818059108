import type { IncomingHttpHeaders } from 'node:http';

/** Fields of one connection (RFC 9110, section 7.6.1; the last three by older versions of it). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
]);
/** Node writes no others (RFC 9110, section 5.5). */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The headers without those of one connection, which include the ones that `Connection` names, and without values that cannot be sent. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => !HOP_BY_HOP.has(name) && !named.has(name) && [value ?? ''].flat().every((text) => FIELD_VALUE.test(text)),
    ),
  );
}
