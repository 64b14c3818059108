import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { seedState } from '../../database/index.ts';
import type { SeedAccount, SeedCatalogue, SeedCompany, SeedContent, SeedDelivery } from '../../seed/index.ts';
import { loadCatalogue } from './catalogue.ts';
import { DEFAULT_SETTINGS, loadAccount, loadCompany, loadContent, loadDelivery, loadSettings, UNNAMED_COMPANY } from './shop.ts';

/** Raised when this folder writes the same seed differently, e.g. another search document. */
export const LOADER_EDITION = 8;

export interface Seed {
  /** Changes when the data changes. */
  readonly stamp: string;
  readonly catalogue: () => SeedCatalogue;
  readonly content: () => SeedContent;
  readonly delivery: () => SeedDelivery;
  readonly company: SeedCompany;
  readonly account: SeedAccount | null;
}

/** Brings a database to this seed; ids stay. Settings, company and accounts are only added. True if written. */
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
  await loadCompany(db, seed.company);
  if (seed.account !== null) await loadAccount(db, seed.account);
  if (isWritten) await db.execute(sql`analyze`);
  return isWritten;
}

/** Makes a migrated database ready to serve: with the seed where a shop gives one, else as it is, with what the API cannot answer without. */
export async function prepareDatabase(db: Database, seed?: Seed): Promise<void> {
  if (seed) {
    await seedDatabase(db, seed);
    return;
  }
  await loadSettings(db, DEFAULT_SETTINGS);
  await loadCompany(db, UNNAMED_COMPANY);
}
