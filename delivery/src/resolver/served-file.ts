import { extname, join } from 'node:path';
import { hasCompressedCopies, type ReleaseFile } from '../store/index.ts';
import type { ServedFile } from './resolver.ts';

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
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** A picture that is opened as a page runs no scripts, and has nothing of the shop's origin. */
const POLICIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.svg': { 'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'" },
};

/** How a file of a release folder is served: for ever, since its address holds the version. */
export function toServedFile(folder: string, { path, bytes, integrity }: ReleaseFile): ServedFile {
  const absolute = join(folder, 'browser', path);
  return {
    path: absolute,
    bytes,
    encoded: hasCompressedCopies(path) ? { br: `${absolute}.br`, gzip: `${absolute}.gz` } : {},
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      ...POLICIES[extname(path)],
      'cache-control': 'public, max-age=31536000, immutable',
      // Weak: one tag for the file and its compressed copies.
      etag: `W/"${integrity.slice('sha256-'.length, 40)}"`,
    },
  };
}
