import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Order } from '@vitrava/shared-kit/contracts/api';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../config.ts';
import { mail, userAccount } from '../../database/index.ts';
import {
  describeOnEngines,
  newCustomer,
  openSmtpInbox,
  placeOrder,
  productIds,
  type SmtpInbox,
  testImageRenderer,
} from '../../testing/index.ts';
import { type MailMessage, queueMail } from '../mail-outbox/index.ts';
import { sendDueMails } from './mailer.ts';
import { connectSmtp, type Deliver } from './smtp.ts';

const LONG_TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDEFG';
const HOUR_MS = 60 * 60_000;

describeOnEngines('the mailer', (api) => {
  let inbox: SmtpInbox;
  let smtp: Deliver;
  const logged: unknown[] = [];

  beforeAll(async () => {
    inbox = await openSmtpInbox();
    smtp = connectSmtp(inbox.url, 'shop@vitrava.example');
  });
  afterAll(() => inbox.close());
  beforeEach(async () => {
    await api.database.db.delete(mail);
    inbox.emails.length = 0;
    logged.length = 0;
    api.clock.now = new Date();
  });

  const needs = (deliver: Deliver = smtp) => ({
    db: api.database.db,
    imageRenderer: testImageRenderer,
    config: readConfig({ SHOP_URL: 'https://shop.test/' }),
    now: () => api.clock.now,
    deliver,
    log: { warn: (about: unknown) => logged.push(about) },
  });
  const queue = (message: MailMessage, language: LocaleCode = 'ru', to = 'anna@example.com') =>
    queueMail(api.database.db, { to, language, message });
  const later = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };
  /** Rows are dated by the database. */
  const catchUp = () => {
    api.clock.now = new Date(Math.max(Date.now(), api.clock.now.getTime()) + 1000);
  };
  const rows = () => api.database.db.select().from(mail).orderBy(mail.id);
  const sendOne = async (message: MailMessage, language: LocaleCode) => {
    await queue(message, language);
    catchUp();
    await sendDueMails(needs());
    const [email] = inbox.emails.splice(0);
    if (!email) throw new Error('Nothing came.');
    return email;
  };

  it('sends nothing of a change that was rolled back', async () => {
    const change = api.database.db.transaction(async (transaction) => {
      await queueMail(transaction, { to: 'anna@example.com', language: 'ru', message: { kind: 'account_exists' } });
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    catchUp();
    await sendDueMails(needs());
    expect(inbox.emails).toEqual([]);
  });

  it('sends the same in HTML and in plain text, in Russian', async () => {
    const email = await sendOne({ kind: 'password_reset', token: LONG_TOKEN }, 'ru');
    expect(email.recipients).toEqual(['anna@example.com']);
    expect(email.headers).toMatchObject({
      from: 'Витрава <shop@vitrava.example>',
      to: 'anna@example.com',
      subject: 'Восстановление пароля',
      'content-language': 'ru',
      'auto-submitted': 'auto-generated',
    });
    expect(email.headers['message-id']).toMatch(/^<mail-\d+\.\d+@vitrava\.example>$/);
    const link = `https://shop.test/reset-password?token=${LONG_TOKEN}`;
    expect(email.text).toContain(`Задать новый пароль:\n${link}\n`);
    expect(email.html).toContain(`href="${link}"`);
    expect(email.html).toContain('<html lang="ru">');
    expect(email.text).toContain('60 минут');
    expect(email.text).toContain('ООО «Витрава»');
  });

  it('writes English mails in English, with links to English pages', async () => {
    const email = await sendOne({ kind: 'account_exists' }, 'en');
    expect(email.headers).toMatchObject({ from: 'Vitrava <shop@vitrava.example>', subject: 'You already have an account' });
    expect(email.text).toContain('https://shop.test/en/account/personal-details');
    expect(email.html).toContain('<html lang="en">');
    expect(`${email.text}${email.html}`).not.toMatch(/[а-яё]/i);
  });

  it('lists the lines, the sums and the place of an order', async () => {
    const { d3 } = await productIds(api);
    const order: Order = await placeOrder(await newCustomer(api), { goods: [[d3, 2]] });
    const [placed] = await rows();
    expect(placed).toMatchObject({ kind: 'order_placed', parameters: { number: Number(order.number) }, language: 'ru' });
    await api.database.db.delete(mail);
    for (const language of ['ru', 'en'] as const) {
      for (const kind of ['order_placed', 'order_issued', 'order_canceled'] as const) {
        const { headers, text, html } = await sendOne({ kind, number: Number(order.number) }, language);
        expect(headers['subject']).toContain(order.number);
        const name = language === 'ru' ? 'Витамин D3, 60 капсул' : 'Vitamin D3, 60 capsules';
        for (const body of [text, html]) {
          expect(body).toContain(name);
          expect(body).toContain(`${Number(order.total_inc_vat).toLocaleString('ru-RU').replace(/\s/g, '\u00a0').replace(',', '.')}`);
        }
        if (kind !== 'order_canceled') expect(text).toContain(`${order.point.phone}`);
      }
    }
  });

  it('greets the customer by name, and shows logo, pictures, date and payment of the order', async () => {
    const { d3 } = await productIds(api);
    const customer = await newCustomer(api);
    const order: Order = await placeOrder(customer, { goods: [[d3, 1]] });
    const [placed] = await rows();
    await api.database.db
      .update(userAccount)
      .set({ firstName: 'Анна-Мария' })
      .where(eq(userAccount.email, placed?.recipient ?? ''));
    catchUp();
    await sendDueMails(needs());
    const [email] = inbox.emails;
    expect(email?.text).toContain('Здравствуйте, Анна-Мария!');
    expect(email?.html).toContain('src="https://shop.test/favicon.png"');
    expect(order.lines[0]?.photo.url).toContain('/product/d3-2000.');
    expect(email?.html).toContain('src="https://shop.test/_ipx/f_jpeg,q_85,s_128x128/api/media/product/d3-2000.ru/480.webp');
    expect(email?.text).toMatch(/Оформлен: .+ по московскому времени/);
    expect(email?.text).toContain('Оплата: при получении');
  });

  it('treats what an unknown person wrote as text, and leads nowhere with it', async () => {
    const question = 'Где <b>заказ</b> & "чек"?\r\nBcc: all@example.com\r\nСкидки: https://evil.example/x и evil.example';
    const email = await sendOne({ kind: 'question_received', question }, 'ru');
    expect(email.html).toContain('Где &lt;b&gt;заказ&lt;/b&gt; &amp; &quot;чек&quot;?');
    expect(email.text).toContain('> Где <b>заказ</b> & "чек"?');
    expect(`${email.text}${email.html}`).not.toMatch(/evil|all@/);
    expect(email.headers).not.toHaveProperty('bcc');
  });

  it('sends to no one else, however an address is written', async () => {
    await queue({ kind: 'account_exists' }, 'ru', '"anna,bob@evil.example"@example.com');
    catchUp();
    await sendDueMails(needs());
    expect(inbox.emails.flatMap((email) => email.recipients).filter((recipient) => !recipient.endsWith('@example.com'))).toEqual([]);
    await expect(queue({ kind: 'account_exists' }, 'ru', 'anna@example.com\r\nBcc: bob@example.com')).rejects.toThrow();
  });

  it('A secret is erased once it is sent, and old mails are removed altogether', async () => {
    await sendOne({ kind: 'confirmation_code', code: '493817' }, 'ru');
    const [row] = await rows();
    expect(row).toMatchObject({ parameters: {}, attempts: 1, lastError: null });
    expect(row?.sentAt).toEqual(api.clock.now);
    later(31 * 24 * HOUR_MS);
    await sendDueMails(needs());
    expect(await rows()).toEqual([]);
  });

  it('tries again after growing pauses, and sends once', async () => {
    await queue({ kind: 'account_exists' });
    catchUp();
    const failing = needs(() => Promise.reject(new Error('no mail server for anna@example.com')));
    await sendDueMails(failing);
    later(20_000);
    await sendDueMails(failing);
    expect((await rows())[0]?.attempts).toBe(1);
    later(10_000);
    await sendDueMails(failing);
    later(30_000);
    await sendDueMails(failing);
    expect((await rows())[0]).toMatchObject({ attempts: 2, sentAt: null, lastError: 'no mail server for anna@example.com' });
    later(30_000);
    await sendDueMails(needs());
    await sendDueMails(needs());
    expect(inbox.emails).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('anna');
  });

  it('gives up what the mail server refuses, and after a day what it could not reach, with the secrets of both', async () => {
    await queue({ kind: 'password_reset', token: LONG_TOKEN }, 'ru', 'refused@example.com');
    catchUp();
    await sendDueMails(needs());
    expect((await rows())[0]).toMatchObject({ sentAt: null, givenUpAt: api.clock.now, parameters: {} });
    await queue({ kind: 'confirmation_code', code: '493817' });
    await queue({ kind: 'account_exists' });
    later(20 * 60_000);
    const failing = needs(() => Promise.reject(new Error('away')));
    await sendDueMails(failing);
    expect((await rows()).map((row) => [row.kind, row.givenUpAt !== null])).toEqual([
      ['password_reset', true],
      ['confirmation_code', true],
      ['account_exists', false],
    ]);
    later(24 * HOUR_MS);
    await sendDueMails(needs());
    expect((await rows()).every((row) => row.givenUpAt !== null && JSON.stringify(row.parameters) === '{}')).toBe(true);
    expect(inbox.emails).toEqual([]);
  });

  it('sends a mail once though two senders work at a time, and takes over what a crashed one held', async () => {
    for (let index = 0; index < 12; index += 1) await queue({ kind: 'account_exists' }, 'ru', `anna${index}@example.com`);
    catchUp();
    const sent: string[] = [];
    const slow: Deliver = async (parcel) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(parcel.to);
    };
    await Promise.all([sendDueMails(needs(slow)), sendDueMails(needs(slow)), sendDueMails(needs(slow))]);
    expect(sent).toHaveLength(12);
    expect(new Set(sent).size).toBe(12);

    await queue({ kind: 'account_exists' });
    catchUp();
    void sendDueMails(needs(() => new Promise(() => {})));
    await until(async () => (await rows()).at(-1)?.attempts === 1);
    await sendDueMails(needs());
    expect(inbox.emails).toEqual([]);
    later(3 * 60_000);
    await sendDueMails(needs());
    expect(inbox.emails).toHaveLength(1);
  });

  it('The mailer does not begin in production without the address for links', () => {
    const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' };
    expect(() => readConfig(env)).toThrow('SHOP_URL');
    expect(readConfig({ ...env, SHOP_URL: 'https://shop.test/' }).mailShopUrl).toBe('https://shop.test');
    expect(() => readConfig({ ...env, SHOP_URL: 'shop.test' })).toThrow('SHOP_URL is "shop.test", but must be an address such as https://');
    expect(readConfig({ NODE_ENV: 'production' }).mailShopUrl).toBe('http://localhost:3000');
  });

  it('stops after the mail that is on its way', async () => {
    await queue({ kind: 'account_exists' });
    await queue({ kind: 'password_changed' });
    catchUp();
    const stopping = new AbortController();
    await sendDueMails(
      needs(async () => stopping.abort()),
      stopping.signal,
    );
    expect((await rows()).map((row) => row.sentAt !== null)).toEqual([true, false]);
    const waiting = await api.database.db.select().from(mail).where(eq(mail.attempts, 0));
    expect(waiting).toHaveLength(1);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
