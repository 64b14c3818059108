import { and, eq } from 'drizzle-orm';
import { type Database, userAccount } from '../../database/index.ts';
import { checkPassword, hashPassword, isOutdated } from '../credentials/index.ts';
import type { ProvedAccount } from './sessions.ts';

/** The open account of an address, or null. */
export async function findAccount(db: Database, email: string | null): Promise<ProvedAccount | null> {
  if (email === null) return null;
  const [known] = await db
    .select({ id: userAccount.id, passwordHash: userAccount.passwordHash })
    .from(userAccount)
    .where(and(eq(userAccount.email, email), eq(userAccount.isActive, true)));
  return known ?? null;
}

/** The account of this password, or null in the same time. A hash of an earlier cost is renewed. */
export async function checkCredentials(db: Database, known: ProvedAccount | null, password: string): Promise<ProvedAccount | null> {
  const isRight = await checkPassword(known?.passwordHash, password);
  if (!known || !isRight) return null;
  return isOutdated(known.passwordHash) ? renewHash(db, known, password) : known;
}

async function renewHash(db: Database, known: ProvedAccount, password: string): Promise<ProvedAccount> {
  const passwordHash = await hashPassword(password);
  const [renewed] = await db
    .update(userAccount)
    .set({ passwordHash })
    .where(and(eq(userAccount.id, known.id), eq(userAccount.passwordHash, known.passwordHash)))
    .returning({ id: userAccount.id });
  return renewed ? { ...known, passwordHash } : known;
}
