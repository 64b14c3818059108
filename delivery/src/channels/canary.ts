import { createHash } from 'node:crypto';

/** The bucket of a visitor, from 0 to below 100: the canary is for those below its share, redrawn per version. */
export function canaryBucket(remote: string, version: string, visitorId: string): number {
  const digest = createHash('sha256').update(`${remote}\n${version}\n${visitorId}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
