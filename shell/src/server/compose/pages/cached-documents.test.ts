import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from '../../testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;

beforeAll(async () => {
  api = await startFakeApi();
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('news'), routes: { news: '/news' } },
    ],
    { apiBaseUrl: api.url },
  );
});
afterAll(async () => {
  await shop.close();
  await api.close();
});

async function visit(headers: Record<string, string> = {}, url = '/news') {
  const { headers: answered, body, statusCode } = await shop.app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0', ...headers } });
  return { etag: String(answered['etag']), body, statusCode };
}

describe('a document that is kept', () => {
  it('The document is the same for all clients, and is not sent to those who have it', async () => {
    const { etag, body } = await visit();
    expect(await visit()).toMatchObject({ etag, body });
    expect(await visit({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
  });

  it('is another in the other language, with another query and under another name of the shop', async () => {
    const russian = await visit();
    const others = [await visit({}, '/en/news'), await visit({}, '/news?page=2'), await visit({ host: 'other.example' })];
    expect(new Set([russian, ...others].map(({ etag }) => etag)).size).toBe(4);
    expect(others[2]?.body).toContain('href="http://other.example/news"');
  });

  it('gives way when the owner changes the shop’s settings', async () => {
    const before = await visit();
    api.set('CMS_PAGE_SIZE', 12);
    await shop.app.settings.refresh();
    const after = await visit({ 'if-none-match': before.etag });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('"pageSize":12');
  });

  it('gives way when a remote is released', async () => {
    const before = await visit();
    await shop.releases.release({
      remote: 'mfe-content',
      version: '2.0.0-b',
      server: SERVER_FILES.good('fresh news'),
      routes: { news: '/news' },
    });
    const after = await visit({ 'if-none-match': before.etag });
    expect(after).toMatchObject({ statusCode: 200, body: expect.stringContaining('<p>fresh news ru</p>') });
  });
});
