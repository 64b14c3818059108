import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type FakeApi,
  type FixtureShop,
  hostileTargets,
  NO_API,
  openFixtureShop,
  startFakeApi,
  statusOfTarget,
} from '../../testing/index.ts';

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

describe('the API under the own origin of the shop', () => {
  it('gets calls as they are, cookies and bodies included', async () => {
    const answer = await shop.app.inject({
      method: 'PATCH',
      url: '/api/users/7/?x=1',
      headers: { cookie: 'csrftoken=abc', host: 'shop.example' },
      payload: { a: 1 },
    });
    expect(answer.json()).toEqual({ path: '/api/users/7/', host: 'shop.example', cookie: 'csrftoken=abc' });
    expect(api.calls.at(-1)).toBe('PATCH /api/users/7/?x=1');
  });

  it('passes on what the backend answers', async () => {
    api.answer('/api/token/', { status: 401, body: { detail: 'No active account found with the given credentials' } });
    const answer = await shop.app.inject({ method: 'POST', url: '/api/token/', payload: {} });
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'No active account found with the given credentials' }]);
  });

  it('passes a packed body on as it is, for the backend to take or refuse', async () => {
    api.answer('/api/contact_us/', { status: 415, body: { detail: 'Unsupported content encoding.' } });
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/contact_us/', headers, payload: gzipSync('{"question":"?"}') });
    expect([answer.statusCode, answer.json()]).toEqual([415, { detail: 'Unsupported content encoding.' }]);
  });

  it('The refusal of a body too large for any backend of the shop is JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/contact_us/', headers, payload: `"${'x'.repeat(200_000)}"` });
    expect([answer.statusCode, answer.json()]).toEqual([413, { detail: 'The body is too large.' }]);
  });

  it('takes as much memory for a body as it is long, though each byte of it comes by itself', async () => {
    const port = await shop.port();
    const bytes = 60_000;
    const sockets = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        return socket;
      }),
    );
    const before = process.memoryUsage().heapUsed;
    for (const socket of sockets)
      socket.write(`POST /api/orders/ HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(bytes)}`);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect((process.memoryUsage().heapUsed - before) / (sockets.length * bytes)).toBeLessThan(20);
    for (const socket of sockets) socket.destroy();
  });

  it('The proxy accepts a chunked body, and one whose sender waits for permission', async () => {
    const port = await shop.port();
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', expect: '100-continue' };
      const call = request({ port, path: '/api/users/7/', method: 'PATCH', headers }, (answer) => resolve(answer.resume().statusCode));
      call.on('error', reject).on('continue', () => {
        for (const piece of ['{"a"', ':', '1}']) call.write(piece);
        call.end();
      });
      call.flushHeaders();
    });
    expect(status).toBe(200);
  });

  it('The proxy calls once, and returns when to come again, where the backend is overloaded', async () => {
    api.answer('/api/search/', { status: 503, headers: { 'retry-after': '1' }, body: { detail: 'Busy.' } });
    const before = api.calls.length;
    const answer = await shop.app.inject('/api/search/?search=x');
    expect([answer.statusCode, answer.headers['retry-after'], api.calls.length - before]).toEqual([503, '1', 1]);
  });

  it.each([
    ['image/webp', 200, 200],
    ['application/octet-stream', 200, 200],
    ['', 204, 204],
    ['application/json', 404, 404],
    ['application/json', 200, 502],
    ['Text/HTML; charset=utf-8', 200, 502],
  ])('gives a page that shows a picture no JSON and no page: "%s" with %i becomes %i', async (type, status, expected) => {
    api.answer('/api/media/scene/garlic/640.webp', { status, headers: { 'content-type': type }, raw: 'RIFF', body: null });
    const headers = { 'sec-fetch-dest': 'image', accept: 'image/avif,image/webp,*/*;q=0.8' };
    const answer = await shop.app.inject({ url: '/api/media/scene/garlic/640.webp', headers });
    expect(answer.statusCode).toBe(expected);
  });

  it('A client that accepts JSON alone gets no page, but an explanation', async () => {
    api.answer('/api/favorites/7/', { headers: { 'content-type': 'text/html', etag: '"page"' }, raw: '<h1>Welcome</h1>', body: null });
    const sendRequest = (accept: string) => shop.app.inject({ method: 'DELETE', url: '/api/favorites/7/', headers: { accept } });
    const answer = await sendRequest('application/json');
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([
      502,
      { detail: 'The backend gave no answer that can be read.' },
      undefined,
    ]);
    expect((await sendRequest('*/*')).body).toBe('<h1>Welcome</h1>');
    for (const [type, raw] of [
      ['text/plain', 'OK'],
      ['text/html', ''],
    ] as const) {
      api.answer('/api/favorites/7/', { headers: { 'content-type': type }, raw, body: null });
      const { statusCode, headers } = await sendRequest('application/json');
      expect([statusCode, headers['content-type']]).toEqual([200, raw === '' ? undefined : type]);
    }
  });

  it('answers the refresh of a guest itself, so that the console of a guest stays clean', async () => {
    const before = api.calls.length;
    const answer = await shop.app.inject({ method: 'POST', url: '/api/token/refresh/' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { access: null }]);
    expect(api.calls).toHaveLength(before);
  });

  it('[W7] passes the refresh of a session on, without a body', async () => {
    await shop.app.inject({ method: 'POST', url: '/api/token/refresh/', headers: { cookie: 'refresh=token' } });
    expect(api.calls.at(-1)).toBe('POST /api/token/refresh/');
  });

  it('marks for pages whether someone is signed in, for as long as the session lasts', async () => {
    const answers = {
      'refresh=abc; Max-Age=600; Path=/api/token/; HttpOnly; SameSite=Lax': 'signed-in=1; Path=/; HttpOnly; Max-Age=600; SameSite=Lax',
      'refresh=; Max-Age=0; Path=/api/token/': 'signed-in=; Path=/; HttpOnly; Max-Age=0',
    };
    for (const [refresh, mark] of Object.entries(answers)) {
      api.answer('/api/token/', { headers: { 'set-cookie': refresh }, body: {} });
      const { headers } = await shop.app.inject({ method: 'POST', url: '/api/token/', payload: {} });
      expect(headers['set-cookie']).toEqual([refresh, mark]);
    }
    api.answer('/api/settings/', { headers: { 'set-cookie': 'csrftoken=1' }, body: {} });
    expect((await shop.app.inject('/api/settings/')).headers['set-cookie']).toBe('csrftoken=1');
  });

  it('forwards only paths below /api/, whatever else a request target looks like', async () => {
    const port = await shop.port();
    const otherHost = await startFakeApi();
    const targets = hostileTargets(new URL(otherHost.url).host);
    expect(targets.length).toBeGreaterThan(50);
    const before = api.calls.length;
    const failed: string[] = [];
    const sendRequest = async (target: string) => {
      if ((await statusOfTarget(port, target)) >= 500) failed.push(target);
    };
    // These are pages, of which this shop has none; the proxy must not answer them.
    await Promise.all(targets.map((target) => statusOfTarget(port, target)));
    // One after the other, because one address has few calls at once.
    for (const target of targets) for (const path of [`/api${target}`, `/api/${target}`]) await sendRequest(path);
    await otherHost.close();
    expect(otherHost.calls).toEqual([]);
    expect(api.calls.slice(before).filter((call) => !call.startsWith('GET /api/'))).toEqual([]);
    expect(failed).toEqual([]);
  });

  it('The proxy reports in JSON that the backend is away', async () => {
    const alone = await openFixtureShop([], { apiBaseUrl: NO_API });
    const answer = await alone.app.inject('/api/search/');
    await alone.close();
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({ detail: 'The backend cannot be reached.' });
  });
});
