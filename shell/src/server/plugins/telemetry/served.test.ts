import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

async function report(...events: object[]): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/_events',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify({ composition, events }),
  });
  expect(answer.statusCode).toBe(204);
  return (await shop.app.inject('/_console')).body;
}

const page = (name: string, remote = 'mfe-catalog', version = '1.0.0-a') => ({ type: 'page', name, remote, version });
const row = (...cells: (string | number)[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('what browsers report of the shop', () => {
  it('is counted under the releases and routes that the shop has', async () => {
    const console_ = await report(page('product'), page('product'), page('not-found', 'shell'));
    expect(console_).toContain(row('mfe-catalog', '1.0.0-a', 'product', 2));
    expect(console_).toContain(row('shell', '1.0.0-a', 'not-found', 1));
  });

  it('names nothing that was made up: neither a release nor a page', async () => {
    const console_ = await report(page('buy-at.evil.example'), page('start', 'mfe-evil', '6.6.6'), page('start', 'mfe-catalog', '6.6.6'));
    expect(console_).not.toMatch(/evil|6\.6\.6/);
  });

  it.each(['constructor', 'toString', '__proto__'])('is taken when it names what every object has: %s', async (name) => {
    expect(await report(page(name, name, name), { ...page('start'), remote: name })).not.toContain(name);
  });
});
