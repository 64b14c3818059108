import { and, eq } from 'drizzle-orm';
import { type Database, userAccount } from '../../database/index.ts';
import { unauthorized } from '../../http/index.ts';

/**
 * Allows one change of a shopper's cart at a time, until the transaction ends; placing an order takes this lock, too. Take it before
 * anything else. Rows that refer to the user can still be added meanwhile.
 */
export async function lockCart(transaction: Database, userId: number): Promise<void> {
  const rows = await transaction
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.id, userId), eq(userAccount.isActive, true)))
    .for('no key update');
  if (rows.length === 0) throw unauthorized('badAccessToken', 'token_not_valid');
}
