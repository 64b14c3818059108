import { dirname, extname, join, relative } from 'node:path';
import { IMMUTABLE } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { hasCompressedCopies, isDirectPath, type ReleaseFile, servedTypeOf } from '../store/index.ts';
import type { ServedFile } from './resolver.ts';

/** A file that is opened as a page runs no scripts, and has nothing of the shop's origin. Of a page's own files browsers ignore the policy. */
const POLICY = 'sandbox';
const PICTURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** How a file of a release folder is served: for ever, since its address holds the version. Null for a file of a type that is not served. */
export function toServedFile(folder: string, { path, bytes, integrity }: ReleaseFile): ServedFile | null {
  const type = servedTypeOf(path);
  if (type === null) return null;
  const absolute = join(folder, 'browser', path);
  return {
    path: absolute,
    bytes,
    encoded: hasCompressedCopies(path) ? { br: `${absolute}.br`, gzip: `${absolute}.gz` } : {},
    headers: {
      'content-type': type,
      'content-security-policy': extname(path) === '.svg' ? PICTURE_POLICY : POLICY,
      'cache-control': IMMUTABLE,
      // Weak: one tag for the file and its compressed copies.
      etag: `W/"${integrity.slice('sha256-'.length, 40)}"`,
    },
  };
}

/** Whether a file of the release in `folder` is there and neither it nor a compressed copy of it is reached through a symbolic link. */
export async function isOwnFile(folder: string, { path, encoded }: ServedFile): Promise<boolean> {
  const store = dirname(dirname(folder));
  const [isOwn, ...copies] = await Promise.all([path, ...Object.values(encoded)].map((file) => isDirectPath(store, relative(store, file))));
  return isOwn === true && !copies.includes(false);
}
