import { CONFIRMATION, type PasswordChange, type ResetConfirmation } from '@vitrava/shared-kit/contracts/api';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Database, resetLink, telegramLink, userAccount } from '../../database/index.ts';
import { invalidField, notFound } from '../../http/index.ts';
import { queueMail } from '../../operations/mail-outbox/index.ts';
import { checkPassword, digest, hashPassword, newToken, readNewPassword } from '../credentials/index.ts';
import { endSessionsOf, type ProvedAccount } from '../session/index.ts';
import { languageOf } from '../users/index.ts';

/** How long the same change may be requested once more because its answer was lost. */
const REPEAT_MS = 5 * 60_000;

/** Changes the password; this session continues, the others end. Returns the account as it is then. */
export async function changePassword(
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: string },
  body: PasswordChange,
  now: Date,
): Promise<ProvedAccount> {
  const [known] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
  if (!known) throw notFound();
  const password = readNewPassword(body, known.email);
  if (!(await checkPassword(known.passwordHash, body.old_password))) {
    const isRepeat = wasJustChanged(known, now) && (await checkPassword(known.passwordHash, password));
    if (isRepeat) return { id: userId, passwordHash: known.passwordHash };
    throw invalidField('old_password', 'oldPassword');
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    // Another change may have been quicker; then the old password is not the account's any more.
    const [held] = await transaction
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(and(eq(userAccount.id, userId), eq(userAccount.passwordHash, known.passwordHash)))
      .for('no key update');
    if (!held) throw invalidField('old_password', 'oldPassword');
    await replacePassword(transaction, { userId, passwordHash, spared: sessionId, now });
  });
  return { id: userId, passwordHash };
}

/** At any other time a call reveals of one password, not of two, whether it is the account's. */
function wasJustChanged({ passwordChangedAt }: { readonly passwordChangedAt: Date | null }, now: Date): boolean {
  return passwordChangedAt !== null && now.getTime() - passwordChangedAt.getTime() < REPEAT_MS;
}

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

interface Replacement {
  readonly userId: number;
  readonly passwordHash: string;
  /** The session that continues; without it none does. */
  readonly spared?: string;
  readonly now: Date;
}

/** Gives another password: old sessions and links end, the owner gets an email. Lock the account's row first. */
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
