import { expect, it } from '@jest/globals';
import { type User, UserSchema } from '@vitrava/shared-kit/contracts/api';
import { Compile } from 'typebox/compile';
import { type Customer, describeOnEngines, newCustomer } from '../../testing/index.ts';

const LETTERS = ['Use letters, with a hyphen, an apostrophe or a space between them.'];
const DATE = ['Enter a valid date.'];
const PHOTO = ['Send a small picture: PNG, JPEG or WebP.'];
const BIRTH = ['Enter a date of birth from 1900 to yesterday.'];

describeOnEngines(
  'the own record',
  (api) => {
    const patch = (customer: Customer, payload: object, headers = {}) =>
      customer.call('PATCH', `/api/users/${customer.id}/`, { payload, headers });
    const read = async (customer: Customer) => (await customer.call('GET', `/api/users/${customer.id}/`)).json<User>();

    it('[W12] changes the fields that are sent, leaves the others and answers with the user', async () => {
      const customer = await newCustomer(api);
      await patch(customer, { first_name: 'Анна', last_name: 'Ośka' });
      const response = await patch(customer, { ui_language: 'english', phone: '8 (916) 123-45-67', date_of_birth: '1990-02-28' });
      expect(response.statusCode).toBe(200);
      const user = response.json<User>();
      expect([...Compile(UserSchema).Errors(user)]).toEqual([]);
      expect(user).toMatchObject({
        first_name: 'Анна',
        last_name: 'Ośka',
        phone: '+79161234567',
        date_of_birth: '1990-02-28',
        ui_language: 'english',
        locale: 'en-US',
        customer: customer.id,
        location: null,
      });
      expect(await read(customer)).toEqual(user);
    });

    it.each(['Анна-Мария', 'Салтыков-Щедрин', "O'Neil", 'von Meck'])('The own record accepts the name %s', async (name) => {
      const customer = await newCustomer(api);
      const response = await patch(customer, { first_name: name, last_name: ` ${name} ` });
      expect(response.statusCode).toBe(200);
      expect(await read(customer)).toMatchObject({ first_name: name, last_name: name });
    });

    it('keeps title, job title and photo, and takes each away', async () => {
      const customer = await newCustomer(api);
      const changes = {
        title: 'Dr',
        job_title: 'Nutritionist',
        photo_path:
          'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      };
      const stored = { ...changes, photo_path: expect.stringMatching(new RegExp(`^/api/users/${customer.id}/photo/[\\w-]{43}$`)) };
      expect((await patch(customer, { ...changes, title: ' Dr ' })).json()).toMatchObject(stored);
      expect(await read(customer)).toMatchObject(stored);
      const nothing = { title: '', job_title: '', photo_path: null };
      expect((await patch(customer, nothing)).json()).toMatchObject(nothing);
    });

    it('drops what no text of the shop can hold from title and job title', async () => {
      const customer = await newCustomer(api);
      const response = await patch(customer, { title: ' D\u0000r \u0007', job_title: '\u0000' });
      expect(response.statusCode).toBe(200);
      expect(await read(customer)).toMatchObject({ title: 'Dr', job_title: '' });
    });

    it('changes nothing for an empty body, and empties what may be empty', async () => {
      const customer = await newCustomer(api);
      await patch(customer, { first_name: 'Анна', phone: '+79161234567', date_of_birth: '1990-02-28' });
      const before = await read(customer);
      expect((await patch(customer, {})).json()).toEqual(before);
      expect((await patch(customer, { first_name: ' ', phone: '', date_of_birth: null })).json()).toEqual({
        ...before,
        first_name: '',
        phone: '',
        date_of_birth: null,
      });
    });

    it('keeps the period of orders', async () => {
      const customer = await newCustomer(api);
      const period = { date__gte: '2026-01-01', date__lte: '2026-01-01' };
      await patch(customer, { orders_filter: period });
      expect((await read(customer)).orders_filter).toEqual(period);
      await patch(customer, { orders_filter: { date__gte: null, date__lte: '2026-02-01' } });
      expect((await read(customer)).orders_filter).toEqual({ date__gte: null, date__lte: '2026-02-01' });
    });

    it.each<[about: string, payload: object, errors: object]>([
      ['a digit in a name', { first_name: 'R2D2' }, { first_name: LETTERS }],
      ['a name that ends with a hyphen', { last_name: 'Анна-' }, { last_name: LETTERS }],
      ['a long name', { last_name: 'а'.repeat(56) }, { last_name: ['Ensure this field has no more than 55 characters.'] }],
      ['a name that is none', { first_name: null }, { first_name: ['Not a valid string.'] }],
      ['a photo that is a page', { photo_path: 'data:text/html;base64,aGk=' }, { photo_path: PHOTO }],
      ['a photo elsewhere', { photo_path: 'https://evil.example/me.png' }, { photo_path: PHOTO }],
      ['a photo that can have scripts', { photo_path: 'data:image/svg+xml;base64,PHN2Zy8+' }, { photo_path: PHOTO }],
      ['a photo that has the type of a picture alone', { photo_path: 'data:image/png;base64,iVBORw0KGgo=' }, { photo_path: PHOTO }],
      [
        'a photo that is a page of another type',
        { photo_path: `data:image/png;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}` },
        { photo_path: PHOTO },
      ],
      ['a photo of broken text', { photo_path: 'data:image/png;base64,iVBOR' }, { photo_path: PHOTO }],
      ['a photo of other letters', { photo_path: 'data:image/png;base64,iVB\u0000' }, { photo_path: PHOTO }],
      [
        'a photo that is large',
        { photo_path: `data:image/png;base64,${'A'.repeat(48_000)}` },
        { photo_path: ['Ensure this field has no more than 48000 characters.', 'Enter a valid value.'] },
      ],
      ['a long title', { title: 'x'.repeat(56) }, { title: ['Ensure this field has no more than 55 characters.'] }],
      ['a long job title', { job_title: 'x'.repeat(56) }, { job_title: ['Ensure this field has no more than 55 characters.'] }],
      ['a phone that is none', { phone: '8 916' }, { phone: ['Enter a valid phone number.'] }],
      ['a phone with more digits than phones have', { phone: '+49 731 910431508828' }, { phone: ['Enter a valid phone number.'] }],
      ['a phone with fewer digits than phones have', { phone: '+43 1021' }, { phone: ['Enter a valid phone number.'] }],
      ['a day that no calendar has', { date_of_birth: '2001-02-29' }, { date_of_birth: DATE }],
      ['a birth before 1900', { date_of_birth: '1899-12-31' }, { date_of_birth: BIRTH }],
      ['the birth of a child', { date_of_birth: '2015-06-01' }, { date_of_birth: ['You must be at least 18 years old.'] }],
      ['a birth in the future', { date_of_birth: '2999-01-01' }, { date_of_birth: BIRTH }],
      ['a language that the shop does not speak', { ui_language: 'klingon' }, { ui_language: ['Select a valid choice.'] }],
      [
        'a period that ends before it begins',
        { orders_filter: { date__gte: '2026-01-02', date__lte: '2026-01-01' } },
        { orders_filter: { date__lte: ['The end must not be before the beginning.'] } },
      ],
      [
        'a period of days that no calendar has',
        { orders_filter: { date__gte: '2026-13-01', date__lte: '2026-02-30' } },
        { orders_filter: { date__gte: DATE, date__lte: DATE } },
      ],
      ['several at once', { first_name: '1', phone: '1', ui_language: 'russian' }, { first_name: LETTERS, phone: expect.any(Array) }],
    ])('refuses %s, and changes nothing', async (_about, payload, errors) => {
      const customer = await newCustomer(api);
      const before = await read(customer);
      const response = await patch(customer, payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(errors);
      expect(await read(customer)).toEqual(before);
    });

    it('The record is in Russian when it is requested', async () => {
      const customer = await newCustomer(api);
      const response = await patch(
        customer,
        { last_name: '-', date_of_birth: api.clock.now.toISOString().slice(0, 10) },
        { 'accept-language': 'ru' },
      );
      expect(response.json()).toEqual({
        last_name: ['Используйте буквы, а между ними — дефис, апостроф или пробел.'],
        date_of_birth: ['Введите дату рождения от 1900 года до вчерашнего дня.'],
      });
    });

    it('Any other record does not exist, and stays', async () => {
      const [one, other] = [await newCustomer(api), await newCustomer(api)];
      const response = await one.call('PATCH', `/api/users/${other.id}/`, { payload: { first_name: 'Ева' } });
      expect(response.statusCode).toBe(404);
      expect((await read(other)).first_name).toBe('');
    });
  },
  { env: { API_TOKEN_CALLS_PER_MINUTE: '1000' } },
);
