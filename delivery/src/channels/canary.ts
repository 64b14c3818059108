import { createHash } from 'node:crypto';

/**
 * The bucket of a visitor for a canary: 0 up to (not including) 100. A visitor sees the canary when this is below its share, so
 * raising the share keeps those who already have it. The version is part of the draw: another canary meets other visitors.
 */
export function canaryBucket(remote: string, version: string, visitorId: string): number {
  const digest = createHash('sha256').update(`${remote}\n${version}\n${visitorId}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
