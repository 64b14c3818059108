import { ACTIVE_STATUSES } from '@vitrava/shared-kit/contracts/api';
import { and, eq, inArray } from 'drizzle-orm';
import {
  cartAddition,
  cartLine,
  confirmationCode,
  contactRequest,
  customerOrder,
  type Database,
  favorite,
  mail,
  orderRepeat,
  resetLink,
  stock,
  telegramLink,
  userAccount,
} from '../../database/index.ts';
import { invalidField, notFound } from '../../http/index.ts';
import { queueMail } from '../../operations/mail-outbox/index.ts';
import { checkPassword } from '../credentials/index.ts';
import { endSessionsOf } from '../session/index.ts';
import { ERASED_FIELDS, languageOf, type UserRow } from '../users/index.ts';

/** What belongs to a customer and is erased with the account. */
const OWNED = [cartAddition, cartLine, favorite, orderRepeat, resetLink, stock, telegramLink] as const;

export type Closing = 'closed' | 'orders_active';

/** Closes an account by its password: personal data is erased; orders stay, without a name, as the law requires. */
export async function closeAccount(db: Database, userId: number, password: string, now: Date): Promise<Closing> {
  const open = and(eq(userAccount.id, userId), eq(userAccount.isActive, true));
  const [known] = await db.select().from(userAccount).where(open);
  if (!known) throw notFound();
  if (!(await checkPassword(known.passwordHash, password))) throw invalidField('password', 'oldPassword');
  return db.transaction(async (transaction) => {
    // An order that is being placed holds this row, too. Another password may have been set meanwhile.
    const [held] = await transaction
      .select()
      .from(userAccount)
      .where(and(open, eq(userAccount.passwordHash, known.passwordHash)))
      .for('update');
    if (!held) throw invalidField('password', 'oldPassword');
    if (await hasActiveOrders(transaction, userId)) return 'orders_active';
    await endSessionsOf(transaction, userId, now);
    await eraseRecords(transaction, held);
    await eraseIdentity(transaction, userId, now);
    await queueMail(transaction, { to: held.email, language: languageOf(held), message: { kind: 'account_closed' } });
    return 'closed';
  });
}

async function hasActiveOrders(db: Database, userId: number): Promise<boolean> {
  const [order] = await db
    .select({ number: customerOrder.number })
    .from(customerOrder)
    .where(and(eq(customerOrder.userId, userId), inArray(customerOrder.status, [...ACTIVE_STATUSES])))
    .limit(1);
  return order !== undefined;
}

async function eraseRecords(db: Database, { id, email }: UserRow): Promise<void> {
  for (const table of OWNED) await db.delete(table).where(eq(table.userId, id));
  await db.delete(confirmationCode).where(eq(confirmationCode.email, email));
  await db.delete(contactRequest).where(eq(contactRequest.email, email));
  await db.delete(mail).where(eq(mail.recipient, email));
}

/** The row stays, for the orders and the consents that refer to it. `.invalid` is an address that can never exist (RFC 2606). */
async function eraseIdentity(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .update(userAccount)
    .set({
      email: `closed-${userId}@account.invalid`,
      passwordHash: 'closed',
      isActive: false,
      closedAt: now,
      ...ERASED_FIELDS,
      photoPath: null,
      externalUserId: null,
      telegramChatId: null,
      ordersFrom: null,
      ordersTo: null,
    })
    .where(eq(userAccount.id, userId));
}
