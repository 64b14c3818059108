import { and, eq, isNull } from 'drizzle-orm';
import { type Database, resetLink, telegramLink, userAccount } from '../../database/index.ts';
import { queueMail } from '../../operations/mail-outbox/index.ts';
import { endSessionsOf } from '../session/index.ts';
import { languageOf } from '../users/index.ts';

interface Replacement {
  readonly userId: number;
  readonly passwordHash: string;
  /** The session that continues; without it none does. */
  readonly spared?: string;
  readonly now: Date;
}

/**
 * Gives an account another password: sessions and links that depend on the one before end, and the owner gets an email. Call it in a transaction
 * that holds the account's row, which is taken before the rows that belong to it everywhere.
 */
export async function replacePassword(db: Database, { userId, passwordHash, spared, now }: Replacement): Promise<void> {
  const [owner] = await db.update(userAccount).set({ passwordHash, passwordChangedAt: now }).where(eq(userAccount.id, userId)).returning();
  if (!owner) throw new Error('The account is gone.');
  await db
    .update(resetLink)
    .set({ usedAt: now })
    .where(and(eq(resetLink.userId, userId), isNull(resetLink.usedAt)));
  await db
    .update(telegramLink)
    .set({ usedAt: now })
    .where(and(eq(telegramLink.userId, userId), isNull(telegramLink.usedAt)));
  await endSessionsOf(db, userId, now, spared ?? null);
  await queueMail(db, { to: owner.email, language: languageOf(owner), message: { kind: 'password_changed' } });
}
