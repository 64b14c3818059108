import { eq } from 'drizzle-orm';
import { hashPassword } from '../credentials/index.ts';
import { type Database, userAccount } from '../database/index.ts';

/** A shopper to sign in as on a fresh machine. */
export const DEMO_ACCOUNT = { email: 'demo@vitrava.example', password: 'Vitrava-2026' } as const;

export async function seedAccount(db: Database): Promise<void> {
  const [known] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, DEMO_ACCOUNT.email));
  if (known) return;
  await db
    .insert(userAccount)
    .values({
      email: DEMO_ACCOUNT.email,
      passwordHash: await hashPassword(DEMO_ACCOUNT.password),
      firstName: 'Анна',
      lastName: 'Северова',
      phone: '+79000000000',
      dateOfBirth: '1990-04-12',
    })
    .onConflictDoNothing();
}
