import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;

beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('news'), routes: { news: '/news' } },
  ]);
});
afterAll(() => shop.close());

describe('what links the style sheets of remotes', () => {
  it('comes from the addresses that documents name, to be kept for ever', async () => {
    const { body } = await shop.app.inject('/news');
    const addresses = body.match(/\/_late\/[0-9a-f]+\.(?:js|css)/g) ?? [];
    const answers = await Promise.all(addresses.map((url) => shop.app.inject(url)));
    expect(answers.map(({ headers, statusCode }) => [statusCode, headers['content-type'], headers['cache-control']])).toEqual([
      [200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
      [200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ]);
  });

  it('comes for a document of another server, too, and is not kept', async () => {
    const { statusCode, headers, body } = await shop.app.inject('/_late/0123456789abcdef.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('link[data-holds]');
  });
});
