import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type FakeApi, hostileTargets, startFakeApi, statusOfTarget } from '../../shell/src/server/testing/index.ts';
import { buildFront } from './front.ts';
import { createState } from './state.ts';

let shop: FakeApi;
let front: FastifyInstance;
beforeEach(async () => {
  shop = await startFakeApi();
  front = await buildFront({
    state: createState(),
    browserFolderOf: () => null,
    settled: async () => undefined,
    shopUrl: () => shop.url,
    onBrowserError: () => undefined,
  });
  await front.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await front.close();
  await shop.close();
});

it('The development server forwards only paths, whatever else a request target looks like', async () => {
  const { port } = front.server.address() as AddressInfo;
  const otherApi = await startFakeApi();
  const targets = hostileTargets(new URL(otherApi.url).host);
  expect(targets.length).toBeGreaterThan(50);
  const statusOf = async (target: string) => ((await statusOfTarget(port, target)) >= 500 ? [target] : []);
  const failed = (await Promise.all(targets.map(statusOf))).flat();
  await otherApi.close();
  expect(otherApi.calls).toEqual([]);
  expect(failed).toEqual([]);
});

it('The development server adds its client to documents and passes on bodies as they are', async () => {
  shop.answer('/news', { headers: { 'content-type': 'text/html; charset=utf-8' }, raw: '<head></head>Новости', body: null });
  const page = await front.inject({ url: '/news', headers: { accept: 'text/html' } });
  expect(page.body).toBe('<head><script type="module" src="/_dev/client.ts"></script></head>Новости');
  const answer = await front.inject({ method: 'POST', url: '/api/faq/?x=1', payload: { a: 1 } });
  expect([answer.statusCode, shop.calls.at(-1)]).toEqual([200, 'POST /api/faq/?x=1']);
});
