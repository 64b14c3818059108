import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, startFakeApi } from '../../testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;
beforeAll(async () => {
  api = await startFakeApi();
  shop = await openFixtureShop([], { apiBaseUrl: api.url });
});
afterAll(async () => {
  await shop.close();
  await api.close();
});

describe('The proxy of the API when visitors call it more often than it can answer', () => {
  const CALL = '/api/search/suggestions/?search=a';
  const reached = () => api.calls.filter((call) => call === `GET ${CALL}`).length;
  const until = async (isSo: () => boolean, withinMs = 4_000) => {
    for (const end = Date.now() + withinMs; !isSo() && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const flood = (count: number, from: (index: number) => string, url = CALL) => {
    const answered: unknown[] = [];
    const all = Array.from({ length: count }, async (_, index) => {
      const { statusCode, headers } = await shop.app.inject({ url, remoteAddress: from(index) });
      answered.push([statusCode, headers['retry-after']]);
    });
    return { answered, all: Promise.all(all) };
  };

  it('A flooding client gets 503 with Retry-After, and the next call that is forwarded is that of another client', async () => {
    api.answer('/api/search/suggestions/', 'hold');
    const before = reached();
    const { answered, all } = flood(80, () => '203.0.113.1');
    await until(() => answered.length === 15 && reached() === before + 2);
    expect(answered).toEqual(Array(15).fill([503, '1']));
    const other = flood(1, () => '203.0.113.2');
    api.release();
    await other.all;
    expect(other.answered).toEqual([[200, undefined]]);
    expect(answered.length).toBeLessThan(40);
    await all;
    expect(answered.slice(15)).toEqual(Array(65).fill([200, undefined]));
  });

  it('Few searches are forwarded at once, and other reads, pictures and changes do not wait for them', async () => {
    api.answer('/api/search/suggestions/', 'hold');
    const before = reached();
    const { answered, all } = flood(100, (index) => `198.51.100.${index}`);
    await until(() => reached() === before + 2);
    const remoteAddress = '198.51.100.200';
    const urls = ['/api/news/', '/api/media/product/x/240.webp'];
    for (const url of urls) expect((await shop.app.inject({ url, remoteAddress })).statusCode).toBe(200);
    const change = { method: 'POST', url: '/api/shopping_carts/', remoteAddress, payload: {} } as const;
    expect((await shop.app.inject(change)).statusCode).toBe(200);
    expect(reached()).toBe(before + 2);
    api.release();
    await all;
    expect(answered).toHaveLength(100);
  });

  it('Changes of a flooding client delay its own changes', async () => {
    api.answer('/api/contact_us/', 'hold');
    const before = api.calls.length;
    const forwarded = () => api.calls.slice(before).filter((call) => call === 'POST /api/contact_us/').length;
    const sendRequest = (remoteAddress: string) => shop.app.inject({ method: 'POST', url: '/api/contact_us/', remoteAddress, payload: {} });
    const answered: number[] = [];
    const all = Array.from({ length: 80 }, async () => void answered.push((await sendRequest('203.0.113.5')).statusCode));
    await until(() => answered.length === 12 && forwarded() === 8);
    const other = sendRequest('203.0.113.6');
    api.release();
    expect((await other).statusCode).toBe(200);
    expect(answered.length).toBeLessThan(40);
    await Promise.all(all);
    expect(answered).toEqual([...Array(12).fill(503), ...Array(68).fill(200)]);
  });

  it('No client waits for incomplete bodies, and the oldest of the address that has most of them is ended', async () => {
    const port = await shop.port();
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.on('error', () => undefined).write(`POST /api/orders/ HTTP/1.1\r\nhost: shop\r\ncontent-length: 10\r\n\r\n{`);
      return socket;
    };
    const before = api.calls.length;
    const sockets: Socket[] = [];
    for (let count = 0; count < 256; count += 1) sockets.push(await open());
    // Until the server has received all of them.
    await until(() => false, 300);
    const isEnded = once(sockets[0] as Socket, 'close');
    const change = { method: 'POST', url: '/api/shopping_carts/', payload: {}, remoteAddress: '203.0.113.8' } as const;
    for (const call of [change, '/api/news/'] as const) expect((await shop.app.inject(call)).statusCode).toBe(200);
    await isEnded;
    await until(() => false, 100);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, ...Array(255).fill(false)]);
    expect(api.calls.slice(before)).toEqual(['POST /api/shopping_carts/', 'GET /api/news/']);
    for (const socket of sockets) socket.destroy();
  });

  it('Changes whose clients have disconnected are made, and no more of them at once', async () => {
    api.answer('/api/stocks/', 'hold');
    const before = api.calls.length;
    const port = await shop.port();
    const payload = '{"a":1}';
    const head = `POST /api/stocks/ HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${payload.length}\r\n\r\n`;
    const sockets = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(head + payload);
        return socket;
      }),
    );
    const made = () => api.calls.slice(before).length;
    await until(() => made() === 8);
    for (const socket of sockets) socket.destroy();
    await until(() => made() > 8, 200);
    expect(made()).toBe(8);
    api.release();
    await until(() => made() === 10);
    expect(made()).toBe(10);
  });

  it('No client waits long for calls that are not answered', async () => {
    api.answer('/api/faq/', 'hold');
    const hanging = flood(8, (index) => `192.0.2.${index}`, '/api/faq/');
    await until(() => api.calls.filter((call) => call === 'GET /api/faq/').length === 4);
    const answer = await shop.app.inject({ url: '/api/news/', remoteAddress: '192.0.2.200' });
    expect([answer.statusCode, hanging.answered]).toEqual([200, []]);
    api.release();
    await hanging.all;
  });
});
