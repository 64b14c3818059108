import { eq } from 'drizzle-orm';
import { hashPassword, passwordProblems, readAddress } from '../../customer/credentials/index.ts';
import { replacePassword } from '../../customer/passwords/index.ts';
import { type Database, userAccount } from '../../database/index.ts';
import { invalidFields } from '../../http/index.ts';

/** Opens an account, or opens the one there is again with a new password, as if its owner had changed it: by the same rules. */
export async function openAccount(db: Database, typed: string, password: string, now: Date): Promise<{ id: number; email: string }> {
  const email = readAddress(typed);
  const problems = passwordProblems(password, email ?? '');
  if (email === null || problems.length > 0) {
    throw invalidFields({
      ...(email === null ? { email: [{ key: 'email' }] } : {}),
      ...(problems.length > 0 ? { password: problems } : {}),
    });
  }
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(userAccount)
      .values({ email, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: userAccount.id, email: userAccount.email });
    if (made) return made;
    const [known] = await transaction
      .update(userAccount)
      .set({ isActive: true })
      .where(eq(userAccount.email, email))
      .returning({ id: userAccount.id, email: userAccount.email });
    if (!known) throw new Error('The account was not stored.');
    await replacePassword(transaction, { userId: known.id, passwordHash, now });
    return known;
  });
}
