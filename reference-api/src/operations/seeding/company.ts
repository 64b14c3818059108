import { company, type Database } from '../../database/index.ts';
import type { SeedCompany } from '../../seed/index.ts';
import unnamed from './unnamed-company.json' with { type: 'json' };

/** The default until the shop's owner sets the company (`npm run cms -- company`); every address in it is a placeholder. */
export const UNNAMED_COMPANY: SeedCompany = unnamed;

export async function loadCompany(db: Database, record: SeedCompany): Promise<void> {
  await db
    .insert(company)
    .values({ id: 1, ...record })
    .onConflictDoNothing();
}
