import { expect, it } from '@jest/globals';
import { type TelegramLink, TelegramLinkSchema } from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { userAccount } from '../database/index.ts';
import { type Customer, describeOnEngines, newCustomer } from '../testing/index.ts';

const BAD_CODE = { code: ['The link has been used or has expired.'] };

describeOnEngines(
  'the link to Telegram',
  (api) => {
    const admin = (method: 'PUT' | 'POST', url: string, payload: object, token = api.adminToken) =>
      api.app.inject({ method, url, payload, headers: { 'x-admin-token': token } });
    const switchBot = (value: boolean) => admin('PUT', '/admin/settings/CMS_TG_BOT/', { value });
    const sendRequest = (customer: Customer) => customer.call('GET', '/api/users/tg_link/');
    const codeFor = async (customer: Customer) =>
      new URL((await sendRequest(customer)).json<TelegramLink>().tg_link).searchParams.get('start') ?? '';
    const tie = (code: unknown, chat_id: unknown, token?: string) => admin('POST', '/admin/telegram_links/', { code, chat_id }, token);
    const chatOf = async ({ id }: Customer) => {
      const [row] = await api.database.db.select({ chat: userAccount.telegramChatId }).from(userAccount).where(eq(userAccount.id, id));
      return row?.chat;
    };

    it('[W15] [D15] opens the bot with a code, and is a picture of 200 × 200 pixels too', async () => {
      await switchBot(true);
      const response = await sendRequest(await newCustomer(api));
      expect(response.statusCode).toBe(200);
      expect([...Compile(TelegramLinkSchema).Errors(response.json())]).toEqual([]);
      const { tg_link: link, qr_link_png: picture } = response.json<TelegramLink>();
      expect(link).toMatch(/^https:\/\/t\.me\/vitrava_bot\?start=[\w-]{16,64}$/);
      const [about = '', data = ''] = picture.split(',');
      expect(about).toBe('data:image/png;base64');
      const png = Buffer.from(data, 'base64');
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 200, 200]);
    });

    it('is not there for guests, nor while the bot is switched off', async () => {
      const customer = await newCustomer(api);
      expect((await api.app.inject('/api/users/tg_link/')).statusCode).toBe(401);
      await switchBot(false);
      expect((await sendRequest(customer)).statusCode).toBe(403);
      await switchBot(true);
    });

    it('ties a chat once, within a quarter of an hour, and a new one ends the one before', async () => {
      const customer = await newCustomer(api);
      const first = await codeFor(customer);
      const second = await codeFor(customer);
      expect((await tie(first, 700_100_200_300)).json()).toEqual(BAD_CODE);
      const before = api.clock.now;
      api.clock.now = new Date(before.getTime() + 15 * 60_000);
      expect((await tie(second, 700_100_200_300)).json()).toEqual(BAD_CODE);
      api.clock.now = before;
      const answers = await Promise.all([1, 2, 3].map(() => tie(second, 700_100_200_300)));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
      expect(await chatOf(customer)).toBe(700_100_200_300);
    });

    it('The link ends with a change of the password, on anyone’s request', async () => {
      const customer = await newCustomer(api);
      const code = await codeFor(customer);
      const payload = { old_password: 'Vitrava-2026', new_password: 'Rainy-Night-7', new_password_repeat: 'Rainy-Night-7' };
      expect((await customer.call('PUT', `/api/users/${customer.id}/change_password/`, { payload })).statusCode).toBe(200);
      expect((await tie(code, 700_100_200_400)).json()).toEqual(BAD_CODE);
    });

    it('A chat is moved from one account to another, also with concurrent requests', async () => {
      const [one, other] = [await newCustomer(api), await newCustomer(api)];
      const codes = [await codeFor(one), await codeFor(other)];
      const answers = await Promise.all(codes.map((code) => tie(code, 42)));
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
      expect([await chatOf(one), await chatOf(other)].sort()).toEqual([42, null]);
      const again = await tie(await codeFor(one), 42);
      expect(again.json()).toEqual({ user: one.id, chat_id: 42 });
      expect([await chatOf(one), await chatOf(other)]).toEqual([42, null]);
    });

    it('is closed to everyone without the token of the shop, and to what is no chat', async () => {
      const code = await codeFor(await newCustomer(api));
      expect((await tie(code, 1, 'guess')).statusCode).toBe(403);
      for (const chat of [0, -1, 1.5, '1', 2 ** 53]) expect((await tie(code, chat)).statusCode).toBe(400);
      expect((await tie('guess', 1)).json()).toEqual(BAD_CODE);
      expect((await tie(code, 1)).statusCode).toBe(200);
    });
  },
  { env: { API_TOKEN_CALLS_PER_MINUTE: '1000' } },
);
