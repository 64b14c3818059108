import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConsoleParts } from '@vitrava/console/report';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;
let composition = '';
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-catalog', version: '1.0.0-a', server: SERVER_FILES.good('page'), routes: { start: '/', product: '/product/:id' } },
  ]);
  composition = (await shop.app.inject('/_composition')).json<{ id: string }>().id;
});
afterAll(() => shop.close());

async function report(...events: object[]): Promise<Pick<ConsoleParts, 'pages'>> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/_events',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify({ composition, events }),
  });
  expect(answer.statusCode).toBe(204);
  return shop.consoleParts();
}

const page = (name: string, remote = 'mfe-catalog', version = '1.0.0-a') => ({ type: 'page', name, remote, version });

describe('what browsers report of the shop', () => {
  it('is counted under the releases and routes that the shop has', async () => {
    const { pages } = await report(page('product'), page('product'), page('not-found', 'shell'));
    expect(pages).toContainEqual({ remote: 'mfe-catalog', version: '1.0.0-a', name: 'product', count: 2 });
    expect(pages).toContainEqual({ remote: 'shell', version: '1.0.0-a', name: 'not-found', count: 1 });
  });

  it('names nothing that was made up: neither a release nor a page', async () => {
    const { pages } = await report(page('buy-at.evil.example'), page('start', 'mfe-evil', '6.6.6'), page('start', 'mfe-catalog', '6.6.6'));
    expect(JSON.stringify(pages)).not.toMatch(/evil|6\.6\.6/);
  });

  it.each(['constructor', 'toString', '__proto__'])('is taken when it names what every object has: %s', async (name) => {
    const { pages } = await report(page(name, name, name), { ...page('start'), remote: name });
    expect(JSON.stringify(pages)).not.toContain(name);
  });
});
