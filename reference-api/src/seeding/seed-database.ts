import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { seedState } from '../database/index.ts';
import type { SeedCatalogue, SeedContent, SeedDelivery } from '../seed/index.ts';
import { seedAccount } from './account.ts';
import { loadCatalogue } from './catalogue.ts';
import { DEFAULT_COMPANY, loadCompany } from './company.ts';
import { loadContent } from './content.ts';
import { loadDelivery } from './delivery.ts';
import { DEFAULT_SETTINGS, loadSettings } from './settings.ts';

/** Raised when this folder writes the same seed differently, e.g. another search document. */
const LOADER_EDITION = 4;

export interface Seed {
  /** Changes when the data changes. */
  readonly stamp: string;
  readonly catalogue: () => SeedCatalogue;
  readonly content: () => SeedContent;
  readonly delivery: () => SeedDelivery;
}

/**
 * Fills an empty database, and brings an older one to this seed: rows are found by slug and keep their ids, rows that the seed no longer has
 * are switched off. Settings, the company and accounts are only added, never overwritten. Says whether the catalogue was written.
 */
export async function seedDatabase(db: Database, seed: Seed): Promise<boolean> {
  const stamp = createHash('sha1').update(`${LOADER_EDITION}:${seed.stamp}`).digest('hex');
  const isWritten = await db.transaction(async (transaction) => {
    // Several servers may start at once on one PostgreSQL; a seed takes seconds.
    await transaction.execute(sql`select pg_advisory_xact_lock(7341906)`);
    await transaction.execute(sql`set local statement_timeout = 0`);
    const [state] = await transaction.select().from(seedState);
    if (state?.stamp === stamp) return false;
    await loadCatalogue(transaction, seed.catalogue());
    await loadContent(transaction, seed.content());
    await loadDelivery(transaction, seed.delivery());
    await transaction
      .insert(seedState)
      .values({ id: 1, stamp })
      .onConflictDoUpdate({ target: seedState.id, set: { stamp, appliedAt: sql`now()` } });
    return true;
  });
  await loadSettings(db, DEFAULT_SETTINGS);
  await loadCompany(db, DEFAULT_COMPANY);
  await seedAccount(db);
  if (isWritten) await db.execute(sql`analyze`);
  return isWritten;
}
