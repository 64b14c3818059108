import type { PersonalData } from '@vitrava/shared-kit/contracts/api';
import { asc, eq } from 'drizzle-orm';
import { consent, contentPage, type Database } from '../../database/index.ts';

/** The page that holds the policy of personal data and the rules of the shop. */
const LEGAL_PAGE = 'legal-information';

/** The version of the legal documents that the shop publishes now: the day of their last change. */
export async function documentVersion(db: Database): Promise<string> {
  const [page] = await db.select({ updatedAt: contentPage.updatedAt }).from(contentPage).where(eq(contentPage.slug, LEGAL_PAGE));
  return page ? page.updatedAt.toISOString().slice(0, 10) : 'unpublished';
}

/** Stores the two consents of a registration. Call it in the transaction that opens the account. */
export async function storeConsents(db: Database, userId: number, givenAt: Date): Promise<void> {
  const version = await documentVersion(db);
  await db.insert(consent).values([
    { userId, kind: 'personal_data', version, givenAt },
    { userId, kind: 'rules', version, givenAt },
  ]);
}

export async function listConsents(db: Database, userId: number): Promise<PersonalData['consents']> {
  const rows = await db.select().from(consent).where(eq(consent.userId, userId)).orderBy(asc(consent.id));
  return rows.map(({ kind, version, givenAt }) => ({ kind, version, given_at: givenAt.toISOString() }));
}
