import { CONFIRMATION, type ResetConfirmation } from '@vitrava/shared-kit/contracts/api';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Database, resetLink, userAccount } from '../../database/index.ts';
import { invalidField } from '../../http/index.ts';
import { queueMail } from '../../operations/mail-outbox/index.ts';
import { digest, hashPassword, newToken, readNewPassword } from '../credentials/index.ts';
import type { ProvedAccount } from '../session/index.ts';
import { languageOf } from '../users/index.ts';
import { replacePassword } from './replace-password.ts';

const MINUTE_MS = 60_000;

/** Sends a link to a new password; links of before end. False when no one has an account with this address. */
export function sendResetLink(db: Database, email: string, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [owner] = await transaction
      .select()
      .from(userAccount)
      .where(and(eq(userAccount.email, email), eq(userAccount.isActive, true)));
    if (!owner) return false;
    const token = newToken();
    const fresh = { tokenHash: digest(token), expiresAt: new Date(now.getTime() + CONFIRMATION.linkMinutes * MINUTE_MS), usedAt: null };
    await transaction
      .insert(resetLink)
      .values({ userId: owner.id, ...fresh })
      .onConflictDoUpdate({ target: resetLink.userId, set: fresh });
    await queueMail(transaction, { to: owner.email, language: languageOf(owner), message: { kind: 'password_reset', token } });
    return true;
  });
}

/** Whose link it is, while it can be used; 400 when it cannot any more. */
export async function requireLink(db: Database, token: string, now: Date): Promise<{ id: number; email: string }> {
  const [owner] = await db
    .select({ id: userAccount.id, email: userAccount.email })
    .from(resetLink)
    .innerJoin(userAccount, eq(userAccount.id, resetLink.userId))
    .where(and(isUsable(token, now), eq(userAccount.isActive, true)));
  if (!owner) throw invalidField('token', 'badLink');
  return owner;
}

/** Uses the link up and sets the password; of several who bring the link at once, one does. Gives the account as it is then. */
export async function confirmReset(db: Database, body: ResetConfirmation, now: Date): Promise<ProvedAccount> {
  const owner = await requireLink(db, body.token, now);
  const passwordHash = await hashPassword(readNewPassword(body, owner.email));
  await db.transaction(async (transaction) => {
    await transaction.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, owner.id)).for('no key update');
    const [used] = await transaction
      .update(resetLink)
      .set({ usedAt: now })
      .where(isUsable(body.token, now))
      .returning({ userId: resetLink.userId });
    if (!used) throw invalidField('token', 'badLink');
    await replacePassword(transaction, { userId: used.userId, passwordHash, now });
  });
  return { id: owner.id, passwordHash };
}

function isUsable(token: string, now: Date) {
  return and(eq(resetLink.tokenHash, digest(token)), isNull(resetLink.usedAt), gt(resetLink.expiresAt, now));
}
