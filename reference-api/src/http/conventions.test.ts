import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { CACHE_LIFETIMES_S } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { describeOnEngines, newCustomer } from '../testing/index.ts';

describeOnEngines(
  'the manner of answers',
  (api) => {
    it('gives every answer the headers of what is never a page', async () => {
      for (const url of ['/api/news/', '/api/nothing/', '/api/media/scene/none/1.webp', '/healthz']) {
        expect((await api.app.inject(url)).headers).toMatchObject({
          'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
    });

    it('Only successful answers that are the same for every visitor of a language are marked as cacheable', async () => {
      const shared = { 'cache-control': `public, max-age=0, s-maxage=${CACHE_LIFETIMES_S.publicData}`, vary: 'Accept-Language' };
      for (const url of ['/api/company/', '/api/categories/', '/api/advertising/', '/api/news/', '/api/faq/', '/api/pages/']) {
        expect((await api.app.inject(url)).headers).toMatchObject(shared);
      }
      const briefly = { ...shared, 'cache-control': `public, max-age=0, s-maxage=${CACHE_LIFETIMES_S.products}` };
      for (const url of ['/api/search/', '/api/search/suggestions/?search=omega', '/api/search/1001/']) {
        expect((await api.app.inject(url)).headers).toMatchObject(briefly);
      }
      expect((await api.app.inject('/api/search/999999/')).headers['cache-control']).toBe('no-store');
      expect((await api.app.inject('/api/search/?page=x')).headers['cache-control']).toBe('no-store');
      expect((await api.app.inject('/api/news/no-such-article/')).headers['cache-control']).toBe('no-store');
      expect((await api.app.inject('/api/favorites/')).headers['cache-control']).toBe('no-store');
    });

    it('Private answers forbid every cache', async () => {
      const customer = await newCustomer(api);
      const own = ['shopping_carts', 'shopping_cart_totals', 'stocks', 'favorites', 'orders', `users/${customer.id}`, 'payment_methods'];
      for (const name of own) {
        const { statusCode, headers } = await customer.call('GET', `/api/${name}/`);
        expect([name, statusCode, headers['cache-control']]).toEqual([name, 200, 'no-store']);
      }
      const added = await customer.call('POST', '/api/shopping_carts/', { payload: { product: 1003, amount: 1 } });
      expect([added.statusCode, added.headers['cache-control']]).toEqual([201, 'no-store']);
      expect((await customer.call('GET', '/api/company/')).headers['cache-control']).toBe(
        `public, max-age=0, s-maxage=${CACHE_LIFETIMES_S.publicData}`,
      );
    });

    it('A packed body is refused with a message', async () => {
      const send = (encoding: string) =>
        api.app.inject({
          method: 'POST',
          url: '/api/token/',
          headers: { 'content-type': 'application/json', 'content-encoding': encoding },
          payload: encoding === 'gzip' ? gzipSync('{}') : '{}',
        });
      const refused = await send('gzip');
      expect([refused.statusCode, refused.json(), refused.headers['accept-encoding']]).toEqual([
        415,
        { detail: 'Unsupported content encoding "gzip" in request.' },
        'identity',
      ]);
      expect((await send('identity')).json()).toHaveProperty('email');
    });

    it('lets no other origin read an answer', async () => {
      const { headers } = await api.app.inject({ url: '/api/news/', headers: { origin: 'https://evil.example' } });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers).not.toHaveProperty('strict-transport-security');
    });

    it('OPTIONS lists the methods of an address', async () => {
      const answer = await api.app.inject({ method: 'OPTIONS', url: '/api/shopping_carts/1/' });
      expect([answer.statusCode, answer.headers.allow]).toEqual([200, 'PATCH, DELETE, OPTIONS']);
      expect(answer.json()).toMatchObject({ renders: ['application/json'], parses: ['application/json'] });
    });

    it('answers HEAD as GET, without the body', async () => {
      const [head, get] = [await api.app.inject({ method: 'HEAD', url: '/api/news/' }), await api.app.inject('/api/news/')];
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', get.headers['content-length']]);
    });

    it('leads a reading without its last slash to the address that has it, and refuses such a change', async () => {
      const read = await api.app.inject('/api/news/first?page=1');
      expect([read.statusCode, read.headers.location]).toEqual([301, '/api/news/first/?page=1']);
      expect((await api.app.inject({ method: 'POST', url: '/api/token', payload: {} })).statusCode).toBe(404);
      expect((await api.app.inject('//evil.example/api/news')).statusCode).toBe(404);
    });

    it('An unreadable address is refused in the shape of all refusals, in the requested language', async () => {
      const answer = await api.app.inject({ url: '/api/search/%zz/', headers: { 'accept-language': 'ru' } });
      expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'Искаженный запрос.' }]);
      expect(answer.headers['x-request-id']).toBeDefined();
    });

    it('lets one address search so often and no oftener, and counts the shop’s own server not at all', async () => {
      const search = (from?: string, url = '/api/search/suggestions/?search=a') =>
        api.app.inject({ url, ...(from ? { headers: { 'x-forwarded-for': from } } : {}) });
      const statuses: number[] = [];
      for (let call = 0; call < 7; call += 1) statuses.push((await search('203.0.113.7')).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect((await search('203.0.113.7', '/api/%73earch/?search=a')).statusCode).toBe(429);
      expect((await search('203.0.113.8')).statusCode).toBe(200);
      for (let call = 0; call < 7; call += 1) expect((await search()).statusCode).toBe(200);
    });

    it('counts no calls of the shop’s servers on other machines either, as they are named in the settings', async () => {
      const app = await buildApp({ ...api.services, config: { ...api.services.config, trustProxy: '10.0.0.0/8, loopback' } });
      const statuses = async (remoteAddress: string, visitor?: string) => {
        const headers = visitor ? { 'x-forwarded-for': visitor } : {};
        const found = new Set<number>();
        for (let call = 0; call < 7; call += 1)
          found.add((await app.inject({ url: '/api/search/suggestions/?search=a', remoteAddress, headers })).statusCode);
        return [...found];
      };
      expect(await statuses('10.1.2.3')).toEqual([200]);
      expect(await statuses('::ffff:10.1.2.4')).toEqual([200]);
      expect(await statuses('10.1.2.3', '203.0.113.20')).toEqual([200, 429]);
      expect(await statuses('203.0.113.21')).toEqual([200, 429]);
      expect(await statuses('2001:db8::1')).toEqual([200, 429]);
      expect(await statuses('2001:db8::2')).toEqual([429]);
      await app.close();
    });

    describe('on the wire', () => {
      it('answers what is no HTTP, and too many headers, in the shape of all refusals', async () => {
        const url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
        const toSentence = async (text: string) => {
          const socket = connect(Number(url.port), '127.0.0.1');
          socket.end(text);
          const parts: Buffer[] = [];
          socket.on('data', (part: Buffer) => parts.push(part));
          await once(socket, 'close');
          const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
          return [head.split('\r\n')[0], JSON.parse(body)];
        };
        expect(await toSentence('HELLO\r\n\r\n')).toEqual(['HTTP/1.1 400 Bad Request', { detail: 'Malformed request.' }]);
        expect(await toSentence(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toEqual([
          'HTTP/1.1 431 Request Header Fields Too Large',
          { detail: 'Malformed request.' },
        ]);
      });

      it.each([
        ['nothing', ''],
        ['a part of a head', 'GET / HTTP/1.1\r\n'],
      ])('ends a connection over which %s comes, though its holder does not', async (_name, text) => {
        const app = await buildApp(api.services);
        expect(app.server.headersTimeout).toBe(10_000);
        app.server.headersTimeout = 50;
        const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
        const holder = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
        holder.write(text);
        const [held] = (await once(app.server, 'connection')) as [Socket];
        await once(held, 'close', { signal: AbortSignal.timeout(10_000) });
        holder.destroy();
        await app.close();
      });
    });

    it('writes into the log which call it was, and nothing of whom or with what', async () => {
      const lines: string[] = [];
      const sink = new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      });
      const customer = await newCustomer(api);
      const app = await buildApp({ ...api.services, isStopping: () => false }, { logger: pino({ level: 'trace' }, sink) });
      const headers = { authorization: `Bearer ${customer.access}`, 'x-request-id': 'page-12345', 'user-agent': 'SecretBrowser/1' };
      await app.inject({ url: '/api/search/?search=secret-illness', headers });
      await app.inject({ url: `/api/users/${customer.id}/`, headers });
      await app.inject({ method: 'POST', url: '/api/token/', headers, payload: { email: customer.email, password: 'Secret-Password-1' } });
      const question = {
        first_name: 'Секретина',
        last_name: 'Тайная',
        phone: '+79161234567',
        email: 'secret@example.com',
        question: 'Secret?',
        confirmation: true,
      };
      await app.inject({ method: 'POST', url: '/api/contact_us/', payload: question });
      await app.inject({ url: '/api/pickup_points/secret-place/', remoteAddress: '203.0.113.99' });
      await app.inject({
        method: 'POST',
        url: '/api/token/',
        headers: { 'content-type': 'application/json' },
        payload: '{"email":"secret@example.com"',
      });
      await app.close();
      const log = lines.join('');
      expect(lines.length).toBeGreaterThanOrEqual(6);
      expect(log).toContain('"reqId":"page-12345"');
      expect(log).toContain('"route":"/api/search/"');
      for (const secret of [
        customer.access,
        customer.email,
        'secret',
        'Secret',
        'Секретина',
        'Тайная',
        '79161234567',
        '203.0.113.99',
        '?search',
      ]) {
        expect(log).not.toContain(secret);
      }
    });

    it('A server that has to stop is not ready any more, and still answers', async () => {
      const app = await buildApp({ ...api.services, isStopping: () => true });
      const ready = await app.inject('/readyz');
      expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '10']);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      expect((await app.inject('/api/news/')).statusCode).toBe(200);
      await app.close();
    });

    it('finishes what it is at when it stops, and takes nothing new', async () => {
      const app = await buildApp(api.services);
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      // A request whose body is still coming.
      const slow = request(`${url}/api/token/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '10' },
      });
      slow.write('{"email"');
      await once(app.server, 'request');
      const closed = app.close();
      slow.end(':1}');
      // The answer is that it was no email.
      const [answer] = (await once(slow, 'response')) as [{ statusCode: number; resume: () => void }];
      answer.resume();
      expect(answer.statusCode).toBe(400);
      await closed;
      await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    });
  },
  { env: { API_COSTLY_READS_PER_MINUTE: '5' } },
);
