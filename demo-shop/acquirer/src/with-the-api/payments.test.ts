import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connectAcquirer, isSignedBy, SIGNATURE_HEADER, sign } from '@vitrava/reference-api/acquirer';
import { customerOrder, orderPayment, product } from '@vitrava/reference-api/database';
import { settleAll } from '@vitrava/reference-api/orders';
import { WEBHOOK_PATH } from '@vitrava/reference-api/payments';
import { ACQUIRER_SECRET, type Customer, describeOnEngines, eq, newCustomer, placeOrder } from '@vitrava/reference-api/testing';
import { type Order, OrderSchema } from '@vitrava/shared-kit/contracts/api';
import { Compile } from 'typebox/compile';
import { type Bank, DECLINED_CARD, GOOD_CARD, openBank, SLOW_CARD } from '../testing/bank.ts';

const VITAMIN_C = 1003;
const MINUTE_MS = 60_000;

let bank: Bank;

describeOnEngines(
  'payments',
  (api) => {
    let customer: Customer;

    beforeAll(async () => {
      bank = await openBank(api);
    });

    afterAll(() => bank.close());

    beforeEach(async () => {
      Object.assign(bank, { isAway: false, isMute: false });
      api.clock.now = new Date();
      await api.database.db.update(product).set({ availability: 50 }).where(eq(product.id, VITAMIN_C));
      customer = await newCustomer(api);
    });

    const pass = (ms: number) => {
      api.clock.now = new Date(api.clock.now.getTime() + ms);
    };
    const order = () => placeOrder(customer, { goods: [[VITAMIN_C, 2]], method: 'card' });
    const stored = async (number: string) => {
      const [row] = await api.database.db
        .select()
        .from(customerOrder)
        .where(eq(customerOrder.number, Number(number)));
      return { status: row?.status, payment: row?.paymentStatus };
    };
    const read = async (number: string) => (await customer.call('GET', `/api/orders/${number}/`)).json<Order>();
    const left = async () => {
      const [row] = await api.database.db.select({ left: product.availability }).from(product).where(eq(product.id, VITAMIN_C));
      return row?.left;
    };
    const settle = () => {
      const acquirer = connectAcquirer({ url: 'http://acquirer.test', secret: ACQUIRER_SECRET, send: bank.send });
      return settleAll({ ...api.services, acquirer });
    };
    const report = (event: object, header?: string) => {
      const body = JSON.stringify(event);
      const signature = header ?? sign(ACQUIRER_SECRET, body, api.clock.now);
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
      return api.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body });
    };
    const paymentOf = async (number: string) => {
      const rows = await api.database.db
        .select()
        .from(orderPayment)
        .where(eq(orderPayment.orderNumber, Number(number)));
      const row = rows.at(-1);
      return { id: row?.acquirerId ?? '', reference: row?.reference ?? '' };
    };

    describe('paying', () => {
      it('sends the shopper to the acquirer’s page and back to the page of the order', async () => {
        const { number, payment } = await order();
        expect(payment).toMatchObject({ method: 'card', status: 'pending', url: expect.stringContaining('/pay/') });
        expect(Date.parse(payment.expires_at ?? '') - api.clock.now.getTime()).toBe(30 * MINUTE_MS);
        const page = await bank.visit(payment.url ?? '');
        expect(page.body).toContain(`No.\u00a0${number}`);
        const paid = await bank.visit(payment.url ?? '', GOOD_CARD);
        expect([paid.statusCode, paid.headers.location]).toEqual([303, `http://localhost:80/en/checkout/result/${number}`]);
        await bank.settle();
        const after = await read(number);
        expect(Compile(OrderSchema).Check(after)).toBe(true);
        expect(after.payment).toEqual({ method: 'card', status: 'paid', url: null, expires_at: null });
      });

      it('lets a declined payment be tried again with a new one, and not once it is paid', async () => {
        const { number, payment } = await order();
        await bank.visit(payment.url ?? '', DECLINED_CARD);
        await bank.settle();
        expect((await read(number)).payment).toMatchObject({ status: 'failed', url: null });
        const answers = await Promise.all([1, 2, 3].map(() => customer.call('POST', `/api/orders/${number}/payment/`)));
        const urls = answers.map((answer) => answer.json<Order>().payment.url);
        expect(new Set(urls).size).toBe(1);
        expect(urls[0]).not.toBe(payment.url);
        await bank.visit(urls[0] ?? '', GOOD_CARD);
        await bank.settle();
        const late = await customer.call('POST', `/api/orders/${number}/payment/`);
        expect([late.statusCode, late.json()]).toEqual([409, expect.objectContaining({ code: 'not_payable' })]);
        expect((await read(number)).payment.status).toBe('paid');
      });

      it('is pending while the bank thinks, and paid when it has thought', async () => {
        const { number, payment } = await order();
        expect((await bank.visit(payment.url ?? '', SLOW_CARD)).statusCode).toBe(303);
        expect((await read(number)).payment.status).toBe('pending');
        pass(9_000);
        await bank.settle();
        expect((await stored(number)).payment).toBe('paid');
      });

      it('is failed when the shopper comes back without paying', async () => {
        const { number, payment } = await order();
        await bank.visit(`${payment.url}/leave`, {});
        await bank.settle();
        expect((await read(number)).payment.status).toBe('failed');
      });
    });

    describe('when something is away', () => {
      it('places the order without a page while the acquirer is away, and gives the page when it is back', async () => {
        bank.isAway = true;
        const { number, payment } = await order();
        expect(payment).toMatchObject({ status: 'pending', url: null });
        const refused = await customer.call('POST', `/api/orders/${number}/payment/`);
        expect([refused.statusCode, refused.headers['retry-after'], Object.keys(refused.json())]).toEqual([503, '10', ['detail']]);
        bank.isAway = false;
        const opened = await customer.call('POST', `/api/orders/${number}/payment/`);
        expect([opened.statusCode, opened.json<Order>().payment.url]).toEqual([200, expect.stringContaining('/pay/')]);
      });

      it('The next look at the order finds money that came while no webhook could arrive', async () => {
        const { number, payment } = await order();
        bank.isMute = true;
        await bank.visit(payment.url ?? '', GOOD_CARD);
        await bank.settle();
        expect((await stored(number)).payment).toBe('pending');
        pass(3_000);
        expect((await read(number)).payment.status).toBe('paid');
      });

      it('A paid order stays although its time was over before the notification', async () => {
        const { number, payment } = await order();
        bank.isMute = true;
        await bank.visit(payment.url ?? '', GOOD_CARD);
        await bank.settle();
        bank.isAway = true;
        pass(31 * MINUTE_MS);
        await settle();
        expect(await stored(number)).toEqual({ status: 'waiting', payment: 'pending' });
        bank.isAway = false;
        pass(3_000);
        await settle();
        expect(await stored(number)).toEqual({ status: 'waiting', payment: 'paid' });
      });

      it('repeats a webhook until it arrives', async () => {
        const { number, payment } = await order();
        bank.isMute = true;
        await bank.visit(payment.url ?? '', GOOD_CARD);
        await bank.settle();
        bank.isMute = false;
        await bank.settle();
        expect((await stored(number)).payment).toBe('pending');
        pass(2_000);
        await bank.settle();
        expect((await stored(number)).payment).toBe('paid');
      });
    });

    describe('giving up', () => {
      it('cancels an order that is not paid within half an hour, and puts its goods back', async () => {
        const { number, payment } = await order();
        expect(await left()).toBe(48);
        pass(31 * MINUTE_MS);
        await settle();
        expect(await stored(number)).toEqual({ status: 'canceled', payment: 'void' });
        expect(await left()).toBe(50);
        expect((await bank.visit(payment.url ?? '')).body).not.toContain('<input');
      });

      it('gives up an order whose payment failed and was not tried again', async () => {
        const { number, payment } = await order();
        await bank.visit(payment.url ?? '', DECLINED_CARD);
        await bank.settle();
        pass(31 * MINUTE_MS);
        await Promise.all([settle(), settle()]);
        expect(await stored(number)).toEqual({ status: 'canceled', payment: 'void' });
        expect(await left()).toBe(50);
      });

      it('waits no longer than another half an hour for an acquirer that is away', async () => {
        const { number } = await order();
        bank.isAway = true;
        pass(61 * MINUTE_MS);
        await settle();
        expect(await stored(number)).toEqual({ status: 'canceled', payment: 'void' });
      });

      it('closes the page where a canceled order could still be paid, later if the acquirer is away', async () => {
        const [one, other] = [await order(), await order()];
        const isPayable = async (url: string | null) => (await bank.visit(url ?? '')).body.includes('<input');
        await customer.call('POST', `/api/orders/${one.number}/cancel/`);
        expect(await isPayable(one.payment.url)).toBe(false);
        bank.isAway = true;
        await customer.call('POST', `/api/orders/${other.number}/cancel/`);
        expect(await isPayable(other.payment.url)).toBe(true);
        bank.isAway = false;
        await settle();
        expect(await isPayable(other.payment.url)).toBe(false);
        await bank.visit(other.payment.url ?? '', GOOD_CARD);
        await bank.settle();
        for (const { number } of [one, other]) expect(await stored(number)).toEqual({ status: 'canceled', payment: 'void' });
        expect(await left()).toBe(50);
      });

      it('sends back money for an order that was canceled while the acquirer was away', async () => {
        const { number, payment } = await order();
        bank.isAway = true;
        await customer.call('POST', `/api/orders/${number}/cancel/`);
        bank.isAway = false;
        await bank.visit(payment.url ?? '', GOOD_CARD);
        await bank.settle();
        expect((await stored(number)).payment).toBe('refunding');
        await settle();
        expect(await stored(number)).toEqual({ status: 'canceled', payment: 'refunded' });
      });

      it('sends it back also when no webhook reported it', async () => {
        const { number, payment } = await order();
        bank.isAway = true;
        await customer.call('POST', `/api/orders/${number}/cancel/`);
        Object.assign(bank, { isAway: false, isMute: true });
        await bank.visit(payment.url ?? '', GOOD_CARD);
        await bank.settle();
        await settle();
        expect(await stored(number)).toEqual({ status: 'canceled', payment: 'refunded' });
      });

      it('refunds a paid order that is canceled, later if the acquirer is away', async () => {
        const [one, other] = [await order(), await order()];
        for (const { payment } of [one, other]) await bank.visit(payment.url ?? '', GOOD_CARD);
        await bank.settle();
        const canceled = await customer.call('POST', `/api/orders/${one.number}/cancel/`);
        expect(canceled.json<Order>()).toMatchObject({ status: 'canceled', payment: { status: 'refunded' } });
        bank.isAway = true;
        const waiting = await customer.call('POST', `/api/orders/${other.number}/cancel/`);
        expect(waiting.json<Order>().payment.status).toBe('refunding');
        bank.isAway = false;
        await settle();
        expect((await read(other.number)).payment.status).toBe('refunded');
        expect(await left()).toBe(50);
      });
    });

    describe('the webhook', () => {
      it('A webhook is trusted only with a fresh signature of this very body', async () => {
        const { number } = await order();
        const event = { ...(await paymentOf(number)), status: 'paid' };
        const body = JSON.stringify(event);
        const old = sign(ACQUIRER_SECRET, body, new Date(api.clock.now.getTime() - 6 * MINUTE_MS));
        const foreign = sign('another secret', body, api.clock.now);
        const ofAnother = sign(ACQUIRER_SECRET, JSON.stringify({ ...event, status: 'failed' }), api.clock.now);
        for (const header of [old, foreign, ofAnother, '', 't=1,v1=00']) expect((await report(event, header)).statusCode).toBe(401);
        expect(isSignedBy(ACQUIRER_SECRET, undefined, body, api.clock.now)).toBe(false);
        expect((await stored(number)).payment).toBe('pending');
        expect((await report(event)).statusCode).toBe(200);
        expect((await stored(number)).payment).toBe('paid');
      });

      it('may come again and late without harm', async () => {
        const { number } = await order();
        const payment = await paymentOf(number);
        const statuses = ['paid', 'paid', 'failed', 'refunded', 'paid'];
        for (const status of statuses) expect((await report({ ...payment, status })).statusCode).toBe(200);
        expect(await stored(number)).toEqual({ status: 'waiting', payment: 'paid' });
      });

      it('corrects a failure that overtook the money', async () => {
        const { number } = await order();
        const payment = await paymentOf(number);
        await report({ ...payment, status: 'failed' });
        expect((await stored(number)).payment).toBe('failed');
        await report({ ...payment, status: 'paid' });
        expect((await stored(number)).payment).toBe('paid');
      });

      it('Foreign payments and other messages are ignored', async () => {
        expect((await report({ id: 'unknown-id', reference: 'unknown', status: 'paid' })).statusCode).toBe(404);
        expect((await report({ id: 'unknown-id', reference: 'unknown', status: 'stolen' })).statusCode).toBe(400);
      });
    });
  },
  { send: (url, init) => bank.send(url, init) },
);
