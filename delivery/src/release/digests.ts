import { createHash } from 'node:crypto';
import type { DistFile } from '../build/index.ts';

/** Subresource Integrity (https://www.w3.org/TR/sri-2/). Of 256 bits: documents carry it, and it does not compress. */
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
