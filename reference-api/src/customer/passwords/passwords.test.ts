import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { userAccount } from '../../database/index.ts';
import { type Customer, describeOnEngines, emailsTo, lastEmail, newCustomer, signIn } from '../../testing/index.ts';

const OLD = 'Vitrava-2026';
const NEW = 'Rainy-Night-7';
const BAD_LINK = { token: ['The link has been used or has expired.'] };
const TOO_SHORT = 'Use at least 8 characters.';

describeOnEngines(
  'passwords',
  (api) => {
    const send = (method: 'PUT' | 'POST', url: string, payload: object, language = 'en') =>
      api.app.inject({ method, url: `/api/users/${url}/`, payload, headers: { 'accept-language': language } });
    const change = (customer: Customer, changes: object = {}) =>
      customer.call('PUT', `/api/users/${customer.id}/change_password/`, {
        payload: { old_password: OLD, new_password: NEW, new_password_repeat: NEW, ...changes },
      });
    const isIn = async (customer: Customer) => (await customer.call('GET', `/api/users/${customer.id}/`)).statusCode === 200;
    const status = async (email: string, password: string) => (await signIn(api, email, password)).statusCode;

    describe('changed by the one before', () => {
      it('[W13] ends the other sessions at once and continues with its own', async () => {
        const customer = await newCustomer(api);
        const otherBrowser = await signIn(api, customer.email, OLD);
        const refresh = otherBrowser.cookies.find(({ name }) => name === 'refresh')?.value ?? '';
        const authorization = `Bearer ${otherBrowser.json<{ access: string }>().access}`;
        const response = await change(customer);
        expect([response.statusCode, response.json()]).toEqual([200, { data: true }]);
        expect(await isIn(customer)).toBe(true);
        expect((await api.app.inject({ url: `/api/users/${customer.id}/`, headers: { authorization } })).statusCode).toBe(401);
        expect((await api.app.inject({ method: 'POST', url: '/api/token/refresh/', cookies: { refresh } })).statusCode).toBe(401);
        expect([await status(customer.email, OLD), await status(customer.email, NEW)]).toEqual([401, 200]);
        expect(await emailsTo(api, customer.email)).toEqual(['password_changed']);
      });

      it.each<[about: string, changes: object, errors: object]>([
        ['a wrong old password', { old_password: 'Vitrava-2025' }, { old_password: ['This is not your current password.'] }],
        ['a repeat that differs', { new_password_repeat: 'Rainy-Night-8' }, { new_password_repeat: ['The passwords do not match.'] }],
        [
          'a weak password that is not repeated',
          { new_password: 'Ab-1' },
          { new_password: [TOO_SHORT], new_password_repeat: ['The passwords do not match.'] },
        ],
        ['an empty form', { old_password: '' }, { old_password: ['This field may not be blank.'] }],
      ])('refuses %s, and changes nothing', async (_about, changes, errors) => {
        const customer = await newCustomer(api);
        const response = await change(customer, changes);
        expect([response.statusCode, response.json()]).toEqual([400, errors]);
        expect(await status(customer.email, OLD)).toBe(200);
      });

      it('A repeated request after a lost answer succeeds once more, and changes nothing then', async () => {
        const customer = await newCustomer(api);
        const answers = [await change(customer), await change(customer)];
        expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
          [200, { data: true }],
          [200, { data: true }],
        ]);
        expect((await change(customer, { new_password: 'Windy-Noon-8', new_password_repeat: 'Windy-Noon-8' })).statusCode).toBe(400);
        expect(await emailsTo(api, customer.email)).toEqual(['password_changed']);
      });

      it('The response reveals of the old password alone whether it is right, except for some minutes after a change', async () => {
        const customer = await newCustomer(api);
        const toThePresentOne = { old_password: 'Vitrava-2025', new_password: OLD, new_password_repeat: OLD };
        expect((await change(customer, toThePresentOne)).statusCode).toBe(400);
        await change(customer);
        const changedMinutesAgo = (minutes: number) =>
          api.database.db
            .update(userAccount)
            .set({ passwordChangedAt: new Date(api.clock.now.getTime() - minutes * 60_000) })
            .where(eq(userAccount.id, customer.id));
        await changedMinutesAgo(4);
        expect((await change(customer)).statusCode).toBe(200);
        await changedMinutesAgo(5);
        expect((await change(customer)).json()).toEqual({ old_password: ['This is not your current password.'] });
      });

      it('is for the owner alone, with the header against forgery', async () => {
        const [one, other] = [await newCustomer(api), await newCustomer(api)];
        const payload = { old_password: OLD, new_password: NEW, new_password_repeat: NEW };
        expect((await one.call('PUT', `/api/users/${other.id}/change_password/`, { payload })).statusCode).toBe(404);
        expect((await send('PUT', `${one.id}/change_password`, payload)).statusCode).toBe(401);
        const forged = await one.call('PUT', `/api/users/${one.id}/change_password/`, { payload, headers: { 'x-csrftoken': '' } });
        expect(forged.statusCode).toBe(403);
      });

      it('leaves no session to a sign-in that was under way with the old one', async () => {
        const customer = await newCustomer(api);
        const [late, changed] = await Promise.all([signIn(api, customer.email, OLD), change(customer)]);
        expect(changed.statusCode).toBe(200);
        expect([200, 401]).toContain(late.statusCode);
        const authorization = `Bearer ${late.json<{ access?: string }>().access ?? 'none'}`;
        expect((await api.app.inject({ url: '/api/company/', headers: { authorization } })).statusCode).toBe(401);
      });

      it('lets one of two changes at once through', async () => {
        const customer = await newCustomer(api);
        const other = { new_password: 'Windy-Noon-8', new_password_repeat: 'Windy-Noon-8' };
        const answers = await Promise.all([change(customer), change(customer, other)]);
        expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
        const [first] = answers;
        expect([await status(customer.email, NEW), await status(customer.email, other.new_password)]).toEqual(
          first?.statusCode === 200 ? [200, 401] : [401, 200],
        );
      });
    });

    describe('set by a link', () => {
      const sendRequest = (email: string, language?: string) => send('PUT', 'reset_password', { email }, language);
      const check = (token: unknown) => send('POST', 'reset_password/check', { token });
      const confirm = (token: unknown, changes: object = {}) =>
        send('POST', 'reset_password/confirm', { token, new_password: NEW, new_password_repeat: NEW, ...changes });
      const linkFor = async (email: string) => {
        const response = await sendRequest(email);
        expect([response.statusCode, response.json()]).toEqual([200, { data: true }]);
        return String((await lastEmail(api, email))?.token);
      };

      it('[W14] [D17] works once, and ends every session', async () => {
        const customer = await newCustomer(api);
        const token = await linkFor(customer.email);
        expect((await check(token)).json()).toEqual({ data: true });
        expect((await confirm(token)).json()).toEqual({ data: true });
        expect(await isIn(customer)).toBe(false);
        expect([await status(customer.email, OLD), await status(customer.email, NEW)]).toEqual([401, 200]);
        expect(await emailsTo(api, customer.email)).toEqual(['password_reset', 'password_changed']);
        expect([(await check(token)).json(), (await confirm(token)).json()]).toEqual([BAD_LINK, BAD_LINK]);
      });

      it('lets one of many who bring it at once through', async () => {
        const { email } = await newCustomer(api);
        const token = await linkFor(email);
        const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
        expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
        expect(await emailsTo(api, email)).toEqual(['password_reset', 'password_changed']);
      });

      it('ends after an hour, with a newer link and with a change of the password', async () => {
        const customer = await newCustomer(api);
        const first = await linkFor(customer.email);
        const second = await linkFor(customer.email);
        expect([(await check(first)).statusCode, (await check(second)).statusCode]).toEqual([400, 200]);
        const before = api.clock.now;
        api.clock.now = new Date(before.getTime() + 60 * 60_000);
        expect((await confirm(second)).json()).toEqual(BAD_LINK);
        api.clock.now = before;
        await change(customer);
        expect((await confirm(second)).json()).toEqual(BAD_LINK);
      });

      it('stays usable when the password is refused', async () => {
        const { email } = await newCustomer(api);
        const token = await linkFor(email);
        expect((await confirm(token, { new_password: 'short' })).json()).toEqual({
          new_password: [TOO_SHORT, expect.any(String), expect.any(String)],
          new_password_repeat: ['The passwords do not match.'],
        });
        expect((await confirm(token)).statusCode).toBe(200);
      });

      it('does not open a closed account', async () => {
        const { id, email } = await newCustomer(api);
        const token = await linkFor(email);
        await api.database.db.update(userAccount).set({ isActive: false }).where(eq(userAccount.id, id));
        expect((await confirm(token)).json()).toEqual(BAD_LINK);
        expect((await sendRequest(email)).statusCode).toBe(400);
      });

      it('[E7] [E8] [E9] The refusals have the texts that the shop recognises', async () => {
        const [unknown, wrong] = [await sendRequest('nobody@vitrava.example'), await sendRequest('nobody')];
        expect([unknown.statusCode, unknown.json()]).toEqual([400, { email: ['User with this email does not exist.'] }]);
        expect([wrong.statusCode, wrong.json()]).toEqual([400, { email: ['Enter a valid email address.'] }]);
        expect((await sendRequest('nobody@vitrava.example', 'ru')).json()).toEqual({ email: ['Пользователя с таким адресом нет.'] });
      });

      it('The mail is in the language of the owner, whatever the page’s is', async () => {
        const customer = await newCustomer(api);
        await sendRequest(customer.email, 'en');
        expect((await lastEmail(api, customer.email))?.language).toBe('ru');
        await customer.call('PATCH', `/api/users/${customer.id}/`, { payload: { ui_language: 'english' } });
        await sendRequest(customer.email, 'ru');
        expect((await lastEmail(api, customer.email))?.language).toBe('en');
      });

      it.each(['', 'x', 'a'.repeat(129), null, 7])('refuses the token %j', async (token) => {
        expect((await check(token)).statusCode).toBe(400);
        expect((await confirm(token)).statusCode).toBe(400);
      });
    });

    it('Passwords are hashed again at sign-in when they were hashed at another cost', async () => {
      const { id, email } = await newCustomer(api);
      const hashOf = async () => {
        const [row] = await api.database.db.select().from(userAccount).where(eq(userAccount.id, id));
        return row?.passwordHash;
      };
      const cheap = '$argon2id$v=19$m=4096,t=1,p=1$';
      await api.database.db
        .update(userAccount)
        .set({ passwordHash: await hash(OLD, { memoryCost: 4096, timeCost: 1, parallelism: 1 }) })
        .where(eq(userAccount.id, id));
      expect(await hashOf()).toContain(cheap);
      expect(await status(email, OLD)).toBe(200);
      const renewed = await hashOf();
      expect(renewed).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect(await status(email, OLD)).toBe(200);
      expect(await hashOf()).toBe(renewed);
    });
  },
  { env: { API_ACCOUNT_CALLS_PER_HOUR: '100000', API_TOKEN_CALLS_PER_MINUTE: '1000' } },
);

describeOnEngines(
  'limits of passwords',
  (api) => {
    it('keep guesses of the old one and emails to one address few', async () => {
      const customer = await newCustomer(api);
      const guess = () =>
        customer.call('PUT', `/api/users/${customer.id}/change_password/`, {
          payload: { old_password: 'x', new_password: NEW, new_password_repeat: NEW },
        });
      const sendRequest = (remoteAddress: string) =>
        api.app.inject({ method: 'PUT', url: '/api/users/reset_password/', payload: { email: customer.email }, remoteAddress });
      const answers = [await guess(), await guess(), await guess()];
      expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 429]);
      expect(answers[2]?.headers['retry-after']).toMatch(/^\d+$/);
      const requested = [await sendRequest('203.0.113.1'), await sendRequest('203.0.113.2'), await sendRequest('203.0.113.3')];
      expect(requested.map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
    });
  },
  { env: { API_ACCOUNT_CALLS_PER_HOUR: '12' } },
);
