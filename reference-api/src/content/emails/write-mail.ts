import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import { eq } from 'drizzle-orm';
import { type Database, userAccount } from '../../database/index.ts';
import { textsIn } from '../../language/index.ts';
import type { MailRow } from '../../operations/mail-outbox/index.ts';
import { readOrder } from '../../purchase/orders/index.ts';
import type { Services } from '../../services.ts';
import { readCompany } from '../company.ts';
import { accountEmail } from './account-emails.ts';
import type { Email, EmailContext } from './email.ts';
import { moment } from './format-values.ts';
import { toMailHtml } from './mail-html.ts';
import { orderCanceledEmail, orderIssuedEmail, orderPlacedEmail } from './order-emails.ts';
import { toPlainText } from './plain-text.ts';

export type EmailNeeds = Pick<Services, 'db' | 'imageRenderer' | 'config'>;

export interface WrittenMail {
  /** The company as it calls itself in the mail's language, and its own address. */
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const ORDER_EMAILS = { order_placed: orderPlacedEmail, order_issued: orderIssuedEmail, order_canceled: orderCanceledEmail } as const;

/** In place of a secret that was erased when its mail had ended. */
const ERASED = '••••••';

/** The words of a mail as of now: an order's email shows the order as it is. */
export async function writeMail(needs: EmailNeeds, row: MailRow): Promise<WrittenMail> {
  const { language } = row;
  const [company, name] = await Promise.all([readCompany(needs.db, language), readFirstName(needs.db, row.recipient)]);
  const toSentence = textsIn(language);
  const origin = needs.config.mailShopUrl;
  const context: EmailContext = {
    toSentence,
    greeting: name === '' ? toSentence('emails.hello') : toSentence('emails.helloName', { name }),
    company,
    origin,
    shop: `${origin}${LOCALES[language].prefix}`,
    at: moment(row.createdAt, language),
  };
  const email = await chooseEmail(needs, row, context);
  return {
    from: { name: company.name, address: company.email },
    subject: email.subject,
    html: toMailHtml(email, context, language),
    text: toPlainText(email, context),
  };
}

/** Empty for an address without an account. */
async function readFirstName(db: Database, email: string): Promise<string> {
  const [account] = await db.select({ name: userAccount.firstName }).from(userAccount).where(eq(userAccount.email, email.toLowerCase()));
  return account?.name ?? '';
}

async function chooseEmail(needs: EmailNeeds, { kind, parameters, language }: MailRow, context: EmailContext): Promise<Email> {
  if (kind !== 'order_placed' && kind !== 'order_issued' && kind !== 'order_canceled')
    return accountEmail(context, kind, textOf(parameters.code ?? parameters.token ?? parameters.question));
  const order = await readOrder(needs.db, Number(parameters.number), { imageRenderer: needs.imageRenderer, language });
  if (!order) throw new Error('There is no such order.');
  return ORDER_EMAILS[kind]({ ...context, order, language });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ERASED;
}
