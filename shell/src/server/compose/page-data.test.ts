import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('old'), routes: { news: '/news' } },
    { remote: 'mfe-catalog', version: '1.0.0-a', server: SERVER_FILES.throws, routes: { start: '/' } },
  ]);
});
afterAll(() => shop.close());

function sendRequest(query: Record<string, string>) {
  return shop.app.inject({ url: '/_page', query });
}

describe('the data of a page', () => {
  it('[P8] is what the page would be rendered with, without its HTML', async () => {
    const answer = await sendRequest({ path: '/en/news?page=2' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 200,
      owner: 'mfe-content',
      fragments: {},
      head: expect.objectContaining({ title: 'old /news?page=2 — Vitrava' }),
      rendering: 'rendered',
      values: { 'test/$url': '/news?page=2' },
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
  });

  it('The data is cached whole: the same for all clients, and not sent to those who have it', async () => {
    const first = await sendRequest({ path: '/news?kept' });
    expect(await sendRequest({ path: '/news?kept' })).toMatchObject({ body: first.body });
    const again = await shop.app.inject({
      url: '/_page',
      query: { path: '/news?kept' },
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  it('is another in the other language and with another query', async () => {
    const answers = await Promise.all(['/news', '/en/news', '/news?page=3'].map((path) => sendRequest({ path })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(3);
  });

  it('is the same for an address whose unreserved characters are percent-encoded', async () => {
    expect((await sendRequest({ path: '/%65n/n%65ws' })).json()).toEqual((await sendRequest({ path: '/en/news' })).json());
  });

  it('comes from the versions that the open page lives with', async () => {
    const { id } = (await shop.app.inject('/builds/latest.json')).json<{ id: string }>();
    await shop.releases.release({ remote: 'mfe-content', version: '1.1.0-b', server: SERVER_FILES.good('new'), routes: { news: '/news' } });
    expect((await sendRequest({ path: '/news', composition: id })).json()).toMatchObject({ head: { title: 'old /news — Витрава' } });
    expect((await sendRequest({ path: '/news' })).json()).toMatchObject({ head: { title: 'new /news — Витрава' } });
  });

  it('is refused with the advice to reload when those versions are not known', async () => {
    for (const composition of ['unknown', '../x', '', 'x'.repeat(500)]) {
      const answer = await sendRequest({ path: '/news', composition });
      expect([answer.statusCode, answer.json()]).toEqual([409, { reload: true }]);
    }
  });

  it('The data shows when no remote owns the address, and when the browser has to render it', async () => {
    expect((await sendRequest({ path: '/nowhere' })).json()).toMatchObject({
      status: 404,
      owner: null,
      head: { title: 'Страница не найдена: /nowhere' },
    });
    expect((await sendRequest({ path: '/' })).json()).toMatchObject({ owner: 'mfe-catalog', rendering: 'left-to-browser', values: {} });
  });

  it.each(['', 'news', '//evil.example', 'https://evil.example', '/%00', '/%E0%A4%A'])('is refused for %p', async (path) => {
    expect((await sendRequest({ path })).statusCode).toBe(400);
    expect((await shop.app.inject(`/_page?path=/news&path=${encodeURIComponent(path)}`)).statusCode).toBe(400);
  });
});
