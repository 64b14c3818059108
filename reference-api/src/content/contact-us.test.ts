import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ContactAnswerSchema } from '@vitrava/shared-kit/contracts/api';
import { inArray } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { contactRequest, mail } from '../database/index.ts';
import { describeOnEngines, newCustomer } from '../testing/index.ts';

const GOOD = {
  first_name: 'Анна',
  last_name: 'Осипова',
  phone: '+79161234567',
  email: 'anna@example.com',
  question: 'Где заказ?\nОн был вчера.',
  confirmation: true,
};
const LIMIT = 4;

describeOnEngines(
  'contact requests',
  (api) => {
    let address = 0;
    const send = (payload: object, language = 'en', remoteAddress = `10.0.0.${++address}`) =>
      api.app.inject({ method: 'POST', url: '/api/contact_us/', payload, remoteAddress, headers: { 'accept-language': language } });
    const stored = () => api.database.db.select().from(contactRequest);

    it('[W34] [D16] keeps the question and answers with a truthy data field', async () => {
      const response = await send({ ...GOOD, question: `  ${GOOD.question}\u0000 ` }, 'ru');
      expect(response.statusCode).toBe(201);
      expect([...Compile(ContactAnswerSchema).Errors(response.json())]).toEqual([]);
      expect(response.json()).toEqual({ data: true });
      expect((await stored()).at(-1)).toMatchObject({
        firstName: 'Анна',
        lastName: 'Осипова',
        phone: '+79161234567',
        email: 'anna@example.com',
        question: GOOD.question,
        confirmation: true,
        language: 'ru',
      });
    });

    it.each(['Анна-Мария', 'Салтыков-Щедрин', "O'Neil", 'von Meck'])('[N6] [N7] The contact form accepts the name %s', async (name) => {
      const email = `${randomUUID()}@example.com`;
      const response = await send({ ...GOOD, email, first_name: name, last_name: ` ${name} ` });
      expect(response.statusCode).toBe(201);
      expect((await stored()).at(-1)).toMatchObject({ firstName: name, lastName: name });
    });

    describe('refuses', () => {
      const INVALID = ['Enter a valid value.'];
      const NAME = ['Use letters, with a hyphen, an apostrophe or a space between them.'];
      const BLANK = ['This field may not be blank.'];
      const REQUIRED = ['This field is required.'];
      const { confirmation: _, ...unconfirmed } = GOOD;

      it.each<[about: string, payload: object, errors: object]>([
        ['nothing', {}, { first_name: REQUIRED, last_name: REQUIRED, phone: REQUIRED, email: REQUIRED, question: REQUIRED }],
        ['a digit in a name', { ...GOOD, first_name: 'R2D2' }, { first_name: NAME }],
        ['a sign in a name', { ...GOOD, last_name: 'Анна-' }, { last_name: NAME }],
        ['a name of spaces', { ...GOOD, last_name: '  ' }, { last_name: BLANK }],
        ['an empty name', { ...GOOD, last_name: '' }, { last_name: BLANK }],
        ['a long name', { ...GOOD, last_name: 'а'.repeat(151) }, { last_name: ['Ensure this field has no more than 150 characters.'] }],
        ['a phone that is none', { ...GOOD, phone: '8 916' }, { phone: INVALID }],
        ['an empty phone', { ...GOOD, phone: '' }, { phone: BLANK }],
        ['an e-mail that is none', { ...GOOD, email: 'anna@' }, { email: ['Enter a valid email address.'] }],
        ['an e-mail of two lines', { ...GOOD, email: '"anna\nosipova"@example.com' }, { email: ['Enter a valid email address.'] }],
        ['an e-mail of a bare host', { ...GOOD, email: 'root@localhost' }, { email: ['Enter a valid email address.'] }],
        ['a blank question', { ...GOOD, question: ' \n ' }, { question: BLANK }],
        ['a long question', { ...GOOD, question: 'а'.repeat(2001) }, { question: ['Ensure this field has no more than 2000 characters.'] }],
        ['no agreement', { ...GOOD, confirmation: false }, { confirmation: REQUIRED }],
        ['an agreement left out', unconfirmed, { confirmation: REQUIRED }],
        ['an agreement in words', { ...GOOD, confirmation: 'yes' }, { confirmation: ['Must be a valid boolean.'] }],
      ])('%s with messages by field, and keeps nothing', async (_about, payload, errors) => {
        const before = (await stored()).length;
        const response = await send(payload);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual(errors);
        expect(await stored()).toHaveLength(before);
      });
    });

    it('[W34] [D16] confirms by mail that a question has come, and sends nothing for a refused one', async () => {
      const email = 'vera@example.com';
      await send({ ...GOOD, email: 'Vera@Example.com' }, 'ru');
      await send({ ...GOOD, email: 'nobody@example.com', confirmation: false });
      const mails = await api.database.db
        .select()
        .from(mail)
        .where(inArray(mail.recipient, [email, 'nobody@example.com']));
      expect(mails).toMatchObject([
        { recipient: email, language: 'ru', kind: 'question_received', parameters: { question: GOOD.question } },
      ]);
    });

    it('keeps a question once that is sent again with its key, at once or after its answer was lost, and counts it once', async () => {
      const body = { ...GOOD, email: 'again@example.com' };
      const sendRequest = (question: string) =>
        api.app.inject({
          method: 'POST',
          url: '/api/contact_us/',
          payload: { ...body, question },
          remoteAddress: '10.8.8.8',
          headers: { 'idempotency-key': 'contact-key-1' },
        });
      const before = (await stored()).length;
      const answers = [
        ...(await Promise.all([sendRequest('Где?'), sendRequest('Где?')])),
        await sendRequest('Где?'),
        await sendRequest('Где?'),
        await sendRequest('Где?'),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(Array(5).fill([201, { data: true }]));
      expect(await stored()).toHaveLength(before + 1);
      expect(
        await api.database.db
          .select()
          .from(mail)
          .where(inArray(mail.recipient, [body.email])),
      ).toHaveLength(1);
      const other = await sendRequest('Когда?');
      expect([other.statusCode, (await stored()).length]).toEqual([422, before + 1]);
    });

    it('takes so many questions an hour from one address, and still takes them from another', async () => {
      const sendRequest = (index: number, from: string) => send({ ...GOOD, email: `asker${index}@example.com` }, 'en', from);
      for (let sent = 0; sent < LIMIT; sent += 1) expect((await sendRequest(sent, '10.9.9.9')).statusCode).toBe(201);
      const response = await sendRequest(LIMIT, '10.9.9.9');
      expect(response.statusCode).toBe(429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect((await sendRequest(LIMIT, '10.9.9.8')).statusCode).toBe(201);
    });

    it('takes the addresses of one IPv6 network for one', async () => {
      const answers: number[] = [];
      for (let index = 1; index <= LIMIT + 1; index += 1) {
        answers.push((await send({ ...GOOD, email: `neighbour${index}@example.com` }, 'en', `2001:db8:1:2::${index}`)).statusCode);
      }
      expect(answers).toEqual([201, 201, 201, 201, 429]);
    });

    it('takes half as many about one e-mail, however it is written, and from one account', async () => {
      const about = async (email: string) => (await send({ ...GOOD, email })).statusCode;
      expect([await about('Oleg@example.com'), await about('oleg@EXAMPLE.com'), await about('oleg@example.com')]).toEqual([201, 201, 429]);
      const customer = await newCustomer(api);
      const requested = async (email: string) =>
        (await customer.call('POST', '/api/contact_us/', { payload: { ...GOOD, email } })).statusCode;
      expect([await requested('one@example.com'), await requested('two@example.com'), await requested('three@example.com')]).toEqual([
        201, 201, 429,
      ]);
    });
  },
  { env: { API_CONTACT_REQUESTS_PER_HOUR: String(LIMIT) } },
);
