import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { type PersonalData, PersonalDataSchema, type User } from '@vitrava/shared-kit/contracts/api';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import {
  cartLine,
  consent,
  contactRequest,
  contentPage,
  customerOrder,
  favorite,
  mail,
  session,
  userAccount,
} from '../../database/index.ts';
import {
  type Customer,
  describeOnEngines,
  emailsTo,
  lastEmail,
  newCustomer,
  placeOrder,
  prepareOrder,
  sendOrder,
  signIn,
} from '../../testing/index.ts';

const PASSWORD = 'Vitrava-2026';
const D3 = 1001;
const ORDER = { goods: [[D3, 1]] } as const;

describeOnEngines(
  'personal data',
  (api) => {
    const db = () => api.database.db;
    const copyOf = async (customer: Customer) =>
      (await customer.call('GET', `/api/users/${customer.id}/personal_data/`)).json<PersonalData>();
    const close = (customer: Customer, password = PASSWORD) =>
      customer.call('POST', `/api/users/${customer.id}/close/`, { payload: { password } });
    const rowOf = async ({ id }: Customer) => (await db().select().from(userAccount).where(eq(userAccount.id, id)))[0];
    const cancelOrder = async (customer: Customer) => {
      const [order] = await db().select().from(customerOrder).where(eq(customerOrder.userId, customer.id));
      expect((await customer.call('POST', `/api/orders/${order?.number}/cancel/`)).statusCode).toBe(200);
    };
    const fill = async (customer: Customer, firstName = 'Анна-Мария') => {
      await customer.call('PATCH', `/api/users/${customer.id}/`, { payload: { first_name: firstName, phone: '+79161234567' } });
      await customer.call('POST', '/api/favorites/', { payload: { product: D3 } });
      await placeOrder(customer, ORDER);
      await customer.call('POST', '/api/shopping_carts/', { payload: { product: D3, amount: 2 } });
      await db()
        .insert(contactRequest)
        .values({ firstName: 'Анна', lastName: 'О', phone: '+79161234567', email: customer.email, question: 'Где заказ?', language: 'ru' });
    };

    it('Registration stores both consents with the time and the version of the documents', async () => {
      await db()
        .insert(contentPage)
        .values({
          slug: 'legal-information',
          position: 99,
          title: { ru: 'Право', en: 'Legal' },
          summary: { ru: 'О чём', en: 'About' },
          updatedAt: new Date('2026-11-26T00:00:00Z'),
        });
      const email = `new-${randomUUID()}@vitrava.example`;
      const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'en' } });
      await post('/api/users/invitation/', { email });
      const form = {
        email,
        code: String((await lastEmail(api, email))?.code),
        password: 'Sunny-Day-2026',
        phone: '+79161234567',
        first_name: 'Анна',
        last_name: 'Северова',
        date_of_birth: '1990-04-12',
        customer_type: 'PRIVATE',
      };
      const refused = await post('/api/users/', { ...form, personal_data_consent: false, rules_accepted: true });
      expect([refused.statusCode, refused.json()]).toEqual([400, { personal_data_consent: ['This field is required.'] }]);
      const { id } = (await post('/api/users/', { ...form, personal_data_consent: true, rules_accepted: true })).json<User>();
      const stored = await db().select().from(consent).where(eq(consent.userId, id)).orderBy(consent.id);
      expect(stored).toMatchObject([
        { kind: 'personal_data', version: '2026-11-26', givenAt: api.clock.now },
        { kind: 'rules', version: '2026-11-26', givenAt: api.clock.now },
      ]);
    });

    it('The copy of personal data holds the record, orders, cart, favourites, places, questions and emails, and no secret', async () => {
      const customer = await newCustomer(api);
      await fill(customer);
      const response = await customer.call('GET', `/api/users/${customer.id}/personal_data/`);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(response.headers['content-disposition']).toMatch(/^attachment; filename="personal-data-\d{4}-\d{2}-\d{2}\.json"$/);
      const copy = response.json<PersonalData>();
      expect([...Compile(PersonalDataSchema).Errors(copy)]).toEqual([]);
      expect(copy).toMatchObject({
        account: { id: customer.id, email: customer.email, first_name: 'Анна-Мария', phone: '+79161234567' },
        orders: [{ status: 'waiting' }],
        cart: [{ product: D3, amount: 2, name: expect.stringContaining('D3') }],
        favorites: [{ product: D3, name: expect.stringContaining('D3') }],
        pickup_places: [{ is_saved: true }],
        questions: [{ question: 'Где заказ?' }],
        emails: [{ kind: 'order_placed' }],
      });
      expect(copy.sessions).toHaveLength(1);
      expect(response.body).not.toMatch(/argon2|password_hash|token|handle/);
    });

    it("Another customer's data can neither be copied nor closed", async () => {
      const [customer, other] = [await newCustomer(api), await newCustomer(api)];
      expect((await customer.call('GET', `/api/users/${other.id}/personal_data/`)).statusCode).toBe(404);
      const answer = await customer.call('POST', `/api/users/${other.id}/close/`, { payload: { password: PASSWORD } });
      expect(answer.statusCode).toBe(404);
      expect((await rowOf(other))?.isActive).toBe(true);
    });

    it('A wrong password closes nothing', async () => {
      const customer = await newCustomer(api);
      const answer = await close(customer, 'Wrong-2026');
      expect([answer.statusCode, answer.json()]).toEqual([400, { password: ['This is not your current password.'] }]);
      expect((await copyOf(customer)).account.email).toBe(customer.email);
    });

    it('An account with an order under way stays open', async () => {
      const customer = await newCustomer(api);
      await placeOrder(customer, ORDER);
      const answer = await close(customer);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'orders_active' }]);
      expect((await rowOf(customer))?.email).toBe(customer.email);
    });

    it('Closing the account erases personal data, keeps the orders, ends all sessions and confirms it by an email', async () => {
      const customer = await newCustomer(api);
      await fill(customer);
      await cancelOrder(customer);
      expect((await signIn(api, customer.email, PASSWORD)).statusCode).toBe(200);
      const answer = await close(customer);
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: true }]);

      expect(await rowOf(customer)).toMatchObject({
        email: `closed-${customer.id}@account.invalid`,
        firstName: '',
        lastName: '',
        phone: '',
        photoPath: null,
        dateOfBirth: null,
        isActive: false,
        closedAt: api.clock.now,
      });
      expect(await db().select().from(customerOrder).where(eq(customerOrder.userId, customer.id))).toHaveLength(1);
      for (const table of [favorite, cartLine]) expect(await db().select().from(table).where(eq(table.userId, customer.id))).toEqual([]);
      expect(await db().select().from(contactRequest).where(eq(contactRequest.email, customer.email))).toEqual([]);
      const sessions = await db().select().from(session).where(eq(session.userId, customer.id));
      expect(sessions.map(({ endedAt }) => endedAt)).toEqual([api.clock.now, api.clock.now]);
      expect(await emailsTo(api, customer.email)).toEqual(['account_closed']);

      expect((await customer.call('GET', `/api/users/${customer.id}/`)).statusCode).toBe(401);
      expect((await signIn(api, customer.email, PASSWORD)).statusCode).toBe(401);
    });

    it('No text of the database names a customer whose account was closed, except the email that confirms it', async () => {
      const customer = await newCustomer(api);
      await fill(customer, 'Евпраксия');
      await cancelOrder(customer);
      await close(customer);
      await db().delete(mail).where(eq(mail.recipient, customer.email));
      const rows = await Promise.all(
        [userAccount, customerOrder, contactRequest, mail, favorite, consent].map((table) => db().select().from(table)),
      );
      const text = JSON.stringify(rows);
      expect(text).not.toContain(customer.email);
      expect(text).not.toContain('Евпраксия');
    });

    it('An order and the closing of the account at the same moment leave either an open account or no order', async () => {
      for (let round = 0; round < 3; round += 1) {
        const customer = await newCustomer(api);
        const order = await prepareOrder(customer, ORDER);
        const [placed, closed] = await Promise.all([sendOrder(customer, order), close(customer)]);
        const orders = await db().select().from(customerOrder).where(eq(customerOrder.userId, customer.id));
        const isOpen = (await rowOf(customer))?.isActive === true;
        expect([placed.statusCode === 201, closed.statusCode === 200]).toEqual([orders.length === 1, !isOpen]);
        expect(isOpen).toBe(orders.length === 1);
      }
    });
  },
  { env: { API_TOKEN_CALLS_PER_MINUTE: '1000', API_ACCOUNT_CALLS_PER_HOUR: '1000' } },
);
