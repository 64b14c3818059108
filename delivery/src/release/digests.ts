import { createHash } from 'node:crypto';
import type { DistFile } from '../build/index.ts';

/**
 * Subresource Integrity of a file's content (https://www.w3.org/TR/sri-2/). Of 256 bits: every document carries these values, which do not
 * compress, and 384 bits are half as many bytes more. Releases made before keep theirs.
 */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** SHA-256 over all paths and contents of a build, in hex. */
export function contentDigestOf(files: readonly DistFile[]): string {
  const digest = createHash('sha256');
  for (const { path, content } of files) digest.update(`${path}\0${content.length}\0`).update(content);
  return digest.digest('hex');
}

/** `<package version>-<first 10 hex of the digest over all paths and contents>`. */
export function versionOf(packageVersion: string, files: readonly DistFile[]): string {
  return `${packageVersion}-${contentDigestOf(files).slice(0, 10)}`;
}
