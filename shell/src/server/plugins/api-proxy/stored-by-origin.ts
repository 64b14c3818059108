import type { IncomingHttpHeaders } from 'node:http';
import { cachingOfOrigin } from '../../http/index.ts';

/** Lists name their neighbours under the backend's origin, so JSON is stored with it. Private answers are not. */
export function storedByOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): IncomingHttpHeaders {
  const { 'content-type': type = '', 'cache-control': caching = '' } = headers;
  if (publicUrl !== null || !/json/i.test(type) || /\b(?:no-store|private)\b/i.test(caching)) return headers;
  return { ...headers, 'cache-control': cachingOfOrigin(publicUrl, caching) };
}
