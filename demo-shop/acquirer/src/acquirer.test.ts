import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AcquirerPayment, isSignedBy, type PaymentDraft, SIGNATURE_HEADER } from '@vitrava/reference-api/acquirer';
import { buildAcquirer } from './app.ts';
import { openStore, type Store } from './store.ts';

const SECRET = 'a secret of the test';
const CARD = { number: '4242424242424242', expiry: '12/40', code: '987', holder: 'ANNA SEVEROVA' };
const MINUTE_MS = 60_000;

describe('the acquirer', () => {
  const clock = { now: new Date('2026-11-20T10:00:00Z') };
  const arrived: { body: string; signature: string }[] = [];
  let answers: number[] = [];
  let folder = '';
  let store: Store;
  let acquirer: Awaited<ReturnType<typeof buildAcquirer>>;

  const start = async () => {
    store = openStore(folder);
    acquirer = await buildAcquirer({
      store,
      secret: SECRET,
      now: () => clock.now,
      send: async (_url, init) => {
        const headers = new Headers(init.headers);
        arrived.push({ body: typeof init.body === 'string' ? init.body : '', signature: headers.get(SIGNATURE_HEADER) ?? '' });
        return new Response(null, { status: answers.shift() ?? 200 });
      },
    });
  };
  const stop = async () => {
    await acquirer.app.close();
    await acquirer.settle();
    store.close();
  };

  beforeEach(async () => {
    clock.now = new Date('2026-11-20T10:00:00Z');
    folder = await mkdtemp(path.join(tmpdir(), 'vitrava-acquirer-'));
    arrived.length = 0;
    answers = [];
    await start();
  });

  afterEach(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const draft = (facts: Partial<PaymentDraft> = {}): PaymentDraft => ({
    reference: 'reference-1',
    order: '100001',
    amount: '12345.50',
    language: 'ru',
    return_url: 'http://shop.test/checkout/result/100001',
    webhook_url: 'http://api.test/api/payments/webhook/',
    expires_at: '2026-11-20T10:30:00.000Z',
    ...facts,
  });
  const merchant = (method: 'GET' | 'POST', url: string, payload?: object) =>
    acquirer.app.inject({ method, url, headers: { authorization: `Bearer ${SECRET}` }, ...(payload ? { payload } : {}) });
  const create = async (facts: Partial<PaymentDraft> = {}) =>
    (await merchant('POST', '/payments/', draft(facts))).json<AcquirerPayment & { url: string }>();
  const submit = (url: string, form: Readonly<Record<string, string>>) =>
    acquirer.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const statusOf = async (id: string) => (await merchant('GET', `/payments/${id}/`)).json<AcquirerPayment>().status;
  const events = () => arrived.map(({ body }) => (JSON.parse(body) as { status: string }).status);

  it('makes one payment of one reference, for the merchant alone', async () => {
    const [one, again] = [await create(), await create()];
    expect(again).toEqual(one);
    expect(one).toMatchObject({
      reference: 'reference-1',
      status: 'pending',
      url: expect.stringMatching(/^http:\/\/[^/]+\/pay\/[\w-]{24}$/),
    });
    expect((await acquirer.app.inject({ method: 'POST', url: '/payments/', payload: draft() })).statusCode).toBe(401);
    expect((await acquirer.app.inject({ url: `/payments/${one.id}/`, headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(401);
    expect((await merchant('POST', '/payments/', { ...draft(), amount: 'much' })).statusCode).toBe(400);
    expect((await merchant('GET', '/payments/nobody/')).statusCode).toBe(404);
    for (const host of ['shop.test;script-src *', 'shop.test;x', 'sh op', 'a@b', '']) {
      expect((await merchant('POST', '/payments/', draft({ return_url: `http://${host}/`, reference: 'reference-2' }))).statusCode).toBe(
        400,
      );
    }
    for (const [index, host] of ['localhost:3000', '[::1]:3000', 'xn--80adg.example'].entries()) {
      const facts = { return_url: `https://${host}/en/checkout/result/100001`, reference: `reference-${index + 3}` };
      expect((await merchant('POST', '/payments/', draft(facts))).statusCode).toBe(201);
    }
  });

  it('takes a payment back that no one has made, for the merchant alone, and no other', async () => {
    const [pending, paid] = [await create(), await create({ reference: 'reference-2' })];
    await submit(paid.url, CARD);
    expect((await acquirer.app.inject({ method: 'POST', url: `/payments/${pending.id}/cancel/` })).statusCode).toBe(401);
    expect((await merchant('POST', `/payments/${pending.id}/cancel/`)).json()).toMatchObject({ status: 'failed', url: null });
    expect((await merchant('POST', `/payments/${paid.id}/cancel/`)).json()).toMatchObject({ status: 'paid' });
    expect((await merchant('POST', '/payments/nobody/cancel/')).statusCode).toBe(404);
    const page = await acquirer.app.inject({ url: pending.url });
    expect(page.body).not.toContain('<input');
    await submit(pending.url, CARD);
    expect(await statusOf(pending.id)).toBe('failed');
  });

  it('ends connections whose request does not come whole, or not at all', async () => {
    const { server } = acquirer.app;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
    Object.assign(server, { headersTimeout: 50, requestTimeout: 100 });
    const { port } = new URL(await acquirer.app.listen({ host: '127.0.0.1', port: 0 }));
    const answers = await Promise.all(
      ['POST /payments/ HTTP/1.1\r\nhost: bank.test\r\ncontent-length: 9\r\n\r\n{', ''].map(async (text) => {
        const socket = connect(Number(port), '127.0.0.1');
        let output = '';
        socket.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
        socket.write(text);
        await once(socket, 'close');
        return output;
      }),
    );
    for (const answer of answers) expect(answer).toMatch(/HTTP\/1\.1 408 /);
  });

  it('shows order, sum and test cards in the shopper’s language, under a policy that lets the form lead back to the shop', async () => {
    const page = await acquirer.app.inject({ url: (await create()).url });
    expect(page.body).toContain('<html lang="ru">');
    for (const text of ['№\u00a0100001', '12\u00a0345,50\u00a0₽', '4000 0000 0000 0077']) expect(page.body).toContain(text);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' http://shop.test");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script|style=|\son\w+=/);
    const english = await acquirer.app.inject({ url: (await create({ reference: 'reference-2', language: 'en' })).url });
    for (const text of ['lang="en"', 'No.\u00a0100001', '12,345.50\u00a0₽']) expect(english.body).toContain(text);
  });

  it('The page shows in the browser’s language that there is no such payment, with any input', async () => {
    for (const url of ['/pay/nobody', '/pay/nobody/leave']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en-GB' };
      const page = await acquirer.app.inject({ method: 'POST', url, headers, payload: 'code=1' });
      expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('There is no such payment')]);
      expect((await submit(url, {})).body).toContain('Такой оплаты нет');
    }
  });

  it('A failure reveals no internal details, and the timer continues', async () => {
    const { id, url } = await create();
    const { find, findDecided } = store;
    const fail = () => {
      throw new Error('the disk is full of /secret/places');
    };
    Object.assign(store, { find: fail, findDecided: fail });
    const answers = [await acquirer.app.inject({ url }), await merchant('GET', `/payments/${id}/`)];
    await acquirer.settle();
    Object.assign(store, { find, findDecided });
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'The acquirer has failed.' }]);
    expect(await statusOf(id)).toBe('pending');
  });

  it('The page requests corrections, and never shows or stores number and code', async () => {
    const { id, url } = await create();
    const page = await submit(url, { ...CARD, number: '4242424242424241', holder: '"><b>' });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('Проверьте номер карты');
    expect(page.body).toContain('value="&quot;&gt;&lt;b&gt;"');
    for (const secret of ['4242424242424241', '987']) expect(page.body).not.toContain(secret);
    expect(await statusOf(id)).toBe('pending');
    await submit(url, CARD);
    for (const file of await readdir(folder)) {
      const content = (await readFile(path.join(folder, file))).toString('latin1');
      for (const secret of [CARD.number, CARD.holder, CARD.expiry]) expect(content).not.toContain(secret);
    }
  });

  it('The acquirer takes money once and sends a signed webhook, even when the form is sent twice', async () => {
    const { id, url } = await create();
    const [first, second] = await Promise.all([submit(url, CARD), submit(url, { ...CARD, number: '4000000000000002' })]);
    for (const answer of [first, second]) {
      expect([answer.statusCode, answer.headers.location]).toEqual([303, 'http://shop.test/checkout/result/100001']);
    }
    await acquirer.settle();
    expect(await statusOf(id)).toBe('paid');
    expect(arrived).toHaveLength(1);
    const [{ body, signature } = { body: '', signature: '' }] = arrived;
    expect(JSON.parse(body)).toEqual({ id, reference: 'reference-1', status: 'paid' });
    expect(isSignedBy(SECRET, signature, body, clock.now)).toBe(true);
    expect((await acquirer.app.inject({ url })).body).toContain('Эта оплата уже завершена');
  });

  it('lets a slow bank think for some seconds after the shopper has gone back', async () => {
    const { id, url } = await create();
    await submit(url, { ...CARD, number: '4000000000000077' });
    await acquirer.settle();
    expect(await statusOf(id)).toBe('checking');
    expect(arrived).toHaveLength(0);
    clock.now = new Date(clock.now.getTime() + 8_000);
    await acquirer.settle();
    expect(events()).toEqual(['paid']);
  });

  it('takes nothing for a declined card, a shopper who leaves, or after the time is over', async () => {
    const [declined, left, late] = [await create(), await create({ reference: 'reference-2' }), await create({ reference: 'reference-3' })];
    await submit(declined.url, { ...CARD, number: '4000000000000002' });
    await submit(`${left.url}/leave`, {});
    clock.now = new Date(clock.now.getTime() + 31 * MINUTE_MS);
    await submit(late.url, CARD);
    await acquirer.settle();
    for (const { id } of [declined, left, late]) expect(await statusOf(id)).toBe('failed');
    expect(events()).toEqual(['failed', 'failed', 'failed']);
  });

  it('refunds what was paid, once', async () => {
    const { id, url } = await create();
    expect((await merchant('POST', `/payments/${id}/refund/`)).statusCode).toBe(409);
    await submit(url, CARD);
    for (let time = 0; time < 2; time += 1) {
      expect((await merchant('POST', `/payments/${id}/refund/`)).json()).toMatchObject({ status: 'refunded' });
    }
    await acquirer.settle();
    expect(events()).toEqual(['paid', 'refunded']);
  });

  it('sends a webhook that did not arrive again, later and later, over a restart too', async () => {
    answers = [500, 401];
    await submit((await create()).url, CARD);
    await acquirer.settle();
    await acquirer.settle();
    expect(arrived).toHaveLength(1);
    await stop();
    await start();
    clock.now = new Date(clock.now.getTime() + 1_000);
    await acquirer.settle();
    expect(arrived).toHaveLength(2);
    clock.now = new Date(clock.now.getTime() + 1_999);
    await acquirer.settle();
    expect(arrived).toHaveLength(2);
    clock.now = new Date(clock.now.getTime() + 1);
    await acquirer.settle();
    clock.now = new Date(clock.now.getTime() + 60 * MINUTE_MS);
    await acquirer.settle();
    expect(events()).toEqual(['paid', 'paid', 'paid']);
  });
});
