import { extname } from 'node:path';

/** Files that pages are made of. A release has no others, so that none of its files is a document. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Endings of the files that are served. */
export const SERVED_ENDINGS: readonly string[] = Object.keys(TYPES);

/** The media type by which a browser file of a release is served; null for a file that is not served. */
export function servedTypeOf(path: string): string | null {
  return TYPES[extname(path)] ?? null;
}
