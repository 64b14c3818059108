import { eq } from 'drizzle-orm';
import { hashPassword } from '../../customer/credentials/index.ts';
import { type Database, userAccount } from '../../database/index.ts';
import type { SeedAccount } from '../../seed/index.ts';

/** Opens the account, unless its address has one. */
export async function loadAccount(db: Database, { password, ...facts }: SeedAccount): Promise<void> {
  const [known] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, facts.email));
  if (known) return;
  await db
    .insert(userAccount)
    .values({ ...facts, passwordHash: await hashPassword(password) })
    .onConflictDoNothing();
}
