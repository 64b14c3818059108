import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from '../testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;
const lines: string[] = [];
const log = pino({ base: null }, new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }));

beforeAll(async () => {
  api = await startFakeApi();
  const releases = [
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.callsApi, routes: { news: '/news' } },
  ];
  shop = await openFixtureShop(releases, { apiBaseUrl: api.url }, undefined, log);
});
afterAll(async () => {
  await shop.close();
  await api.close();
});

const ID = 'from-the-proxy-1';

describe('one id for what is done for a request', () => {
  it('is given by the server, and answered where browsers let a page read it', async () => {
    const { headers } = await shop.app.inject('/news');
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['server-timing']).toBe(`request;desc="${id}"`);
  });

  it('The id is that of the proxy in front, unless it has no place in a log', async () => {
    const given = async (id: string) => (await shop.app.inject({ url: '/news', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await given(ID)).toBe(ID);
    for (const id of ['short', 'x'.repeat(65), 'with a space', '"quoted--"', 'не латиница']) expect(await given(id)).not.toBe(id);
  });

  it('The id is sent with the calls of a render, of the proxy and of the server itself', async () => {
    for (const url of ['/news?from=render', '/api/from-proxy/', '/sitemap.xml']) {
      const id = `id-of${url.replace(/[^a-z]/g, '-')}`;
      const before = api.requestIds.length;
      await shop.app.inject({ url, headers: { 'x-request-id': id } });
      expect([url, [...new Set(api.requestIds.slice(before))].filter((one) => one !== null)]).toEqual([url, [id]]);
    }
  });

  it('The id is in the line of the log for the answer', async () => {
    await shop.app.inject({ url: '/news', headers: { 'x-request-id': 'id-of-a-line' } });
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ reqId: 'id-of-a-line', route: '*', status: 200 }),
    );
  });
});
