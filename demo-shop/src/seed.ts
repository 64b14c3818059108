import { createHash } from 'node:crypto';
import { SeedAccountSchema, SeedCompanySchema } from '@vitrava/reference-api/seed';
import type { Seed } from '@vitrava/reference-api/seeding';
import { buildCatalogue } from './catalogue/index.ts';
import { buildContent } from './content/index.ts';
import { buildDelivery } from './delivery/index.ts';
import { readFacts } from './facts/index.ts';

/** All of the demo's data files, checked and built: what the API fills its database with. Fails with the file and the path of a bad fact. */
export function readSeed(): Seed {
  const [catalogue, content, delivery] = [buildCatalogue(), buildContent(), buildDelivery()];
  return {
    stamp: stampOf([catalogue, content, delivery]),
    catalogue: () => catalogue,
    content: () => content,
    delivery: () => delivery,
    company: readFacts('company.json', SeedCompanySchema),
    account: readFacts('account.json', SeedAccountSchema),
  };
}

/** Names this state of the seed: it changes when any text, price or picture name does. */
function stampOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
}
