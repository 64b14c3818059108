import { createHash } from 'node:crypto';
import { buildCatalogue } from './catalogue/build.ts';
import { buildContent } from './content/build.ts';
import { buildDelivery } from './delivery/build.ts';

/** Names this state of the seed: it changes when any text, price or picture name does. Pure calculation, so it may run on import. */
export const SEED_STAMP: string = createHash('sha256')
  .update(JSON.stringify([buildCatalogue(), buildContent(), buildDelivery()]))
  .digest('hex')
  .slice(0, 16);
