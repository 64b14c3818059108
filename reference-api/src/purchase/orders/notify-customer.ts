import { eq } from 'drizzle-orm';
import { type Database, userAccount } from '../../database/index.ts';
import { languageOf } from '../../customer/users/index.ts';
import { type MailMessage, queueMail } from '../../operations/mail-outbox/index.ts';

type OrderNews = Extract<MailMessage, { readonly number: number }>['kind'];

/** Notifies the customer by email of what has become of the order, in the language chosen for the account. */
export async function notifyCustomer(transaction: Database, userId: number, kind: OrderNews, number: number): Promise<void> {
  const [user] = await transaction
    .select({ email: userAccount.email, uiLanguage: userAccount.uiLanguage })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  if (!user) return;
  await queueMail(transaction, { to: user.email, language: languageOf(user), message: { kind, number } });
}
