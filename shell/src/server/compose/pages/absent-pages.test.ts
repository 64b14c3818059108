import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from '../../testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;
let missing: readonly string[] = [];

beforeAll(async () => {
  api = await startFakeApi();
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      {
        remote: 'mfe-content',
        version: '1.0.0-a',
        server: SERVER_FILES.good('news'),
        routes: { news: '/news', article: '/news/:id' },
        needs: ['api/news/'],
      },
    ],
    { apiBaseUrl: api.url },
    () => missing,
  );
});
afterAll(async () => {
  await shop.close();
  await api.close();
});

describe('a page whose call the backend lacks', () => {
  it('The page exists while the call does, and disappears with it: no remote owns its address, and the document lists the absent pages', async () => {
    const before = await shop.app.inject('/news/7');
    expect([before.statusCode, before.body.includes('"shell/$absentPages":[]')]).toEqual([200, true]);
    missing = ['api/news/'];
    const { statusCode, body } = await shop.app.inject('/en/news/7');
    expect(statusCode).toBe(404);
    expect(body).toContain('<h1>error 404');
    expect(body).toContain('"shell/$absentPages":["/news","/news/:id"]');
    const soft = await shop.app.inject('/_page?path=/news');
    expect(JSON.parse(soft.body)).toMatchObject({ status: 404, owner: null });
    missing = [];
    expect((await shop.app.inject('/news')).statusCode).toBe(200);
  });

  it('stays when something else is missing', async () => {
    missing = ['api/faq/'];
    expect((await shop.app.inject('/news')).statusCode).toBe(200);
    missing = [];
  });
});
