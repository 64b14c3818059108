import { sealOf } from '../sealing/index.ts';

/** A visitor within one run: the same visitor is another one in the next run, and no one gets from the hash to the cookie. */
export function visitorHash(secret: string, run: string, visitorId: string): string {
  return sealOf(secret, 'results', `${run}\n${visitorId}`);
}
