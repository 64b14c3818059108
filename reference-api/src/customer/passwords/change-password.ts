import type { PasswordChange } from '@vitrava/shared-kit/contracts/api';
import { and, eq } from 'drizzle-orm';
import { type Database, userAccount } from '../../database/index.ts';
import { invalidField, notFound } from '../../http/index.ts';
import { checkPassword, hashPassword, readNewPassword } from '../credentials/index.ts';
import type { ProvedAccount } from '../session/index.ts';
import { replacePassword } from './replace-password.ts';

/** How long the same change may be requested once more because its answer was lost. */
const REPEAT_MS = 5 * 60_000;

/**
 * Changes the password with the present one; this session continues, the others end. Returns the account as it is then.
 */
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
