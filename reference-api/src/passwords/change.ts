import type { PasswordChange } from '@vitrava/shared-kit/contracts/api';
import { and, eq } from 'drizzle-orm';
import { checkPassword, hashPassword, readNewPassword } from '../credentials/index.ts';
import { type Database, userAccount } from '../database/index.ts';
import { invalidField, notFound } from '../http/index.ts';
import type { ProvedAccount } from '../session/index.ts';
import { replacePassword } from './replace.ts';

/** Changes the password of who knows the one before; this session continues, the others end. Gives the account as it is then. */
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
    // Asked for once more, because the answer was lost: it is as it shall be.
    if (await checkPassword(known.passwordHash, password)) return { id: userId, passwordHash: known.passwordHash };
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
