import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { DoneSchema, type User, UserSchema } from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { confirmationCode, contactRequest, userAccount } from '../../database/index.ts';
import { describeOnEngines, emailsTo, lastEmail, newCustomer } from '../../testing/index.ts';

const BAD_CODE = { code: ['The code is wrong or has expired. Check the e-mail or ask for a new code.'] };
const FORM = {
  password: 'Sunny-Day-2026',
  phone: '8 (916) 123-45-67',
  first_name: 'Анна',
  last_name: 'Северова',
  date_of_birth: '1990-04-12',
  customer_type: 'PRIVATE',
  personal_data_consent: true,
  rules_accepted: true,
};

describeOnEngines(
  'registration',
  (api) => {
    const someone = () => `new-${randomUUID()}@vitrava.example`;
    const post = (url: string, payload: object, language = 'en') =>
      api.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': language } });
    const invite = (email: string, language?: string) => post('/api/users/invitation/', { email }, language);
    const confirm = (email: string, code: unknown) => post('/api/users/confirm_email_phone/', { email, code: String(code) });
    const register = (email: string, code: unknown, changes: object = {}, language?: string) =>
      post('/api/users/', { ...FORM, email, code: String(code), ...changes }, language);
    const codeFor = async (email: string) => {
      expect((await invite(email)).statusCode).toBe(200);
      return String((await lastEmail(api, email))?.code);
    };
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
    const accountsOf = (email: string) => api.database.db.select().from(userAccount).where(eq(userAccount.email, email));

    it('[W9] [W10] [W4] opens an account by the code of an email, without credentials, and its owner signs in', async () => {
      const email = someone();
      const code = await codeFor(email);
      expect(code).toMatch(/^\d{6}$/);
      const confirmed = await confirm(email, code);
      expect([confirmed.statusCode, Compile(DoneSchema).Check(confirmed.json())]).toEqual([200, true]);
      const response = await register(email, code, { question: ' Есть ли витамин D? ' });
      expect(response.statusCode).toBe(201);
      expect([...Compile(UserSchema).Errors(response.json())]).toEqual([]);
      expect(response.json<User>()).toMatchObject({
        email,
        first_name: 'Анна',
        last_name: 'Северова',
        phone: '+79161234567',
        date_of_birth: '1990-04-12',
        ui_language: 'english',
        locale: 'en-US',
      });
      expect((await post('/api/token/', { email, password: FORM.password })).statusCode).toBe(200);
      const [question] = await api.database.db.select().from(contactRequest).where(eq(contactRequest.email, email));
      expect(question).toMatchObject({ question: 'Есть ли витамин D?', firstName: 'Анна', phone: '+79161234567' });
      expect(await emailsTo(api, email)).toEqual(['confirmation_code', 'question_received']);
      expect((await register(email, code)).json()).toEqual(BAD_CODE);
    });

    it.each(['Анна-Мария', 'Салтыков-Щедрин', "O'Neil", 'von Meck'])('Registration accepts the name %s', async (name) => {
      const email = someone();
      const response = await register(email, await codeFor(email), { first_name: name, last_name: ` ${name} ` });
      expect(response.statusCode).toBe(201);
      expect(response.json()).toMatchObject({ first_name: name, last_name: name });
    });

    it('[D2] The mail is in Russian when no language is requested', async () => {
      const email = someone();
      await api.app.inject({ method: 'POST', url: '/api/users/invitation/', payload: { email } });
      const sent = await lastEmail(api, email);
      expect(sent?.language).toBe('ru');
      expect((await register(email, sent?.code, {}, 'ru')).json()).toMatchObject({ ui_language: 'russian', locale: 'ru-RU' });
    });

    it('answers everyone alike, and informs only the owner of an address that there is an account', async () => {
      const { email } = await newCustomer(api);
      const [known, unknown] = [await invite(email.toUpperCase()), await invite(someone())];
      expect([known.statusCode, known.body, Object.keys(known.headers)]).toEqual([
        unknown.statusCode,
        unknown.body,
        Object.keys(unknown.headers),
      ]);
      expect(await lastEmail(api, email)).toEqual({ kind: 'account_exists', language: 'ru' });
      for (const code of ['000000', '123456']) expect((await confirm(email, code)).json()).toEqual(BAD_CODE);
    });

    it('ends a code after five wrong answers, however they are sent', async () => {
      const email = someone();
      const code = await codeFor(email);
      const guesses = await Promise.all(Array.from({ length: 5 }, () => confirm(email, wrong(code))));
      expect(guesses.map((guess) => guess.statusCode)).toEqual([400, 400, 400, 400, 400]);
      expect((await confirm(email, code)).json()).toEqual(BAD_CODE);
      expect((await register(email, code)).json()).toEqual(BAD_CODE);
      const [row] = await api.database.db.select().from(confirmationCode).where(eq(confirmationCode.email, email));
      expect(row?.attempts).toBe(5);
    });

    it('A right code is not counted, and a new email resets the count', async () => {
      const email = someone();
      const code = await codeFor(email);
      for (let requested = 0; requested < 6; requested += 1) expect((await confirm(email, code)).statusCode).toBe(200);
      expect((await confirm(email, wrong(code))).statusCode).toBe(400);
      const next = await codeFor(email);
      if (next !== code) expect((await confirm(email, code)).statusCode).toBe(400);
      expect((await confirm(email, next)).statusCode).toBe(200);
    });

    it('ends a code after a quarter of an hour', async () => {
      const email = someone();
      const code = await codeFor(email);
      const before = api.clock.now;
      api.clock.now = new Date(before.getTime() + 15 * 60_000);
      const late = await confirm(email, code);
      api.clock.now = before;
      expect(late.json()).toEqual(BAD_CODE);
    });

    it('makes one account of parallel registrations with one code', async () => {
      const email = someone();
      const code = await codeFor(email);
      const answers = await Promise.all(Array.from({ length: 5 }, () => register(email, code)));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 400, 400, 400, 400]);
      expect(await accountsOf(email)).toHaveLength(1);
    });

    it('takes a code for its own address only', async () => {
      const [mine, other] = [someone(), someone()];
      const code = await codeFor(mine);
      await invite(other);
      if ((await lastEmail(api, other))?.code !== code) expect((await register(other, code)).json()).toEqual(BAD_CODE);
      expect(await accountsOf(other)).toEqual([]);
    });

    describe('refuses', () => {
      const PASSWORD = {
        length: 'Use at least 8 characters.',
        letterCase: 'Use both small and capital letters.',
        symbols: 'Use at least one digit or another sign that is not a letter.',
        spaces: 'Do not use spaces.',
      };

      it.each<[about: string, changes: object, errors: object]>([
        ['a short password', { password: 'Ab-1' }, { password: [PASSWORD.length] }],
        ['a password of small letters', { password: 'sunny-day-2026' }, { password: [PASSWORD.letterCase] }],
        ['a password of letters', { password: 'SunnyDayЛето' }, { password: [PASSWORD.symbols] }],
        ['a password with a space', { password: 'Sunny day 2026' }, { password: [PASSWORD.spaces] }],
        ['a password that breaks all rules', { password: ' ' }, { password: Object.values(PASSWORD) }],
        [
          'a digit in a name',
          { first_name: 'R2D2' },
          { first_name: ['Use letters, with a hyphen, an apostrophe or a space between them.'] },
        ],
        ['a blank name', { last_name: ' ' }, { last_name: ['This field may not be blank.'] }],
        ['a phone that is none', { phone: '8 916' }, { phone: ['Enter a valid phone number.'] }],
        ['a day that no calendar has', { date_of_birth: '2001-02-29' }, { date_of_birth: ['Enter a valid date.'] }],
        ['a company', { customer_type: 'COMPANY' }, { customer_type: ['Select a valid choice.'] }],
        [
          'a letter of another alphabet in the address',
          { email: 'dem\u043e@vitrava.example' },
          { email: ['Enter a valid email address.'] },
        ],
        ['a sign that folds to a letter', { email: '\u212aim@vitrava.example' }, { email: ['Enter a valid email address.'] }],
        ['a quoted address', { email: '"a\\"b"@vitrava.example' }, { email: ['Enter a valid email address.'] }],
        ['a bare host', { email: 'anna@localhost' }, { email: ['Enter a valid email address.'] }],
      ])('%s, with messages by field', async (_about, changes, errors) => {
        const response = await register(someone(), '123456', changes);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual(errors);
      });

      it('the own address as a password, several fields at once, in Russian too', async () => {
        const response = await register('Anna-1@vitrava.example', '1', { password: 'Anna-1@Vitrava.example', phone: '1' }, 'ru');
        expect(response.json()).toEqual({
          password: ['Пароль не должен совпадать с вашим адресом почты.'],
          phone: [expect.any(String)],
        });
      });

      it('an invitation of what is no address', async () => {
        for (const email of ['anna', 'аnna@vitrava.example', '', null]) expect((await invite(email as string)).statusCode).toBe(400);
      });
    });
  },
  { env: { API_ACCOUNT_CALLS_PER_HOUR: '100000', API_TOKEN_CALLS_PER_MINUTE: '1000' } },
);

describeOnEngines(
  'limits of registration',
  (api) => {
    it('are kept for each e-mail from many addresses, and for each address', async () => {
      const invite = async (email: string, remoteAddress: string) => {
        const answer = await api.app.inject({ method: 'POST', url: '/api/users/invitation/', payload: { email }, remoteAddress });
        return [answer.statusCode, answer.headers['retry-after'] === undefined];
      };
      expect(await invite('one@vitrava.example', '2001:db8:1::1')).toEqual([200, true]);
      expect(await invite('One@vitrava.example', '203.0.113.2')).toEqual([200, true]);
      expect(await invite('one@vitrava.example', '203.0.113.3')).toEqual([429, false]);
      for (let last = 2; last < 13; last += 1) expect((await invite(`a${last}@vitrava.example`, `2001:db8:1::${last}`))[0]).toBe(200);
      expect(await invite('b@vitrava.example', '2001:db8:1::ffff')).toEqual([429, false]);
    });
  },
  { env: { API_ACCOUNT_CALLS_PER_HOUR: '12' } },
);
