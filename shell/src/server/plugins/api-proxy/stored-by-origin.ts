import type { IncomingHttpHeaders } from 'node:http';
import { cachingOfOrigin } from '../../http/index.ts';

/**
 * Lists name the addresses of their neighbours under the origin that the backend receives, so that JSON is stored like
 * anything else that names it. Pictures name none, and private answers stay so.
 */
export function storedByOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): IncomingHttpHeaders {
  const { 'content-type': type = '', 'cache-control': caching = '' } = headers;
  if (publicUrl !== null || !/json/i.test(type) || /\b(?:no-store|private)\b/i.test(caching)) return headers;
  return { ...headers, 'cache-control': cachingOfOrigin(publicUrl, caching) };
}
