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
  it('comes from the address that documents name, to be kept for ever', async () => {
    const { body } = await shop.app.inject('/news');
    const { statusCode, headers } = await shop.app.inject(/\/_late\/[0-9a-f]+\.js/.exec(body)?.[0] ?? '');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('comes for a document of another server, too, and is not kept', async () => {
    const { statusCode, headers, body } = await shop.app.inject('/_late/0123456789abcdef.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('[data-held]');
  });
});
