import type { IncomingHttpHeaders } from 'node:http';
import { SIGNED_IN_COOKIE } from '../../http/index.ts';

/** A mark with the lifetime of the backend's refresh cookie, which pages do not get: someone is signed in. */
export function withSignedInMark(headers: IncomingHttpHeaders, refreshCookie: string): IncomingHttpHeaders {
  // A single one is a string, despite its type.
  const cookies = [headers['set-cookie'] ?? []].flat();
  const refresh = cookies.find((cookie) => cookie.startsWith(`${refreshCookie}=`));
  return refresh === undefined ? headers : { ...headers, 'set-cookie': [...cookies, markFor(refresh)] };
}

/** The same life and security as the cookie beside it, but for all of the site. */
function markFor(refresh: string): string {
  const [pair = '', ...attributes] = refresh.split(';').map((part) => part.trim());
  const stored = attributes.filter((attribute) => /^(?:max-age|expires|secure|samesite)\b/i.test(attribute));
  const value = pair.endsWith('=') || pair.endsWith('=""') ? '' : '1';
  return [`${SIGNED_IN_COOKIE}=${value}`, 'Path=/', 'HttpOnly', ...stored].join('; ');
}
