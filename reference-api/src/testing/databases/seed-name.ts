import { createHash } from 'node:crypto';
import type { Seed } from '../../operations/seeding/index.ts';

/** The same for the same data. */
export function nameOfSeed(seed: Seed): string {
  const data = [seed.stamp, seed.catalogue(), seed.content(), seed.delivery()];
  return createHash('sha1').update(JSON.stringify(data)).digest('hex');
}
