import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop } from '../../testing/index.ts';

/** Shows how many pieces the cart has; fails for an address that requests it. */
const FRAME = `
  exports.renderFrame = async ({ url, values }) => {
    if (url.includes('broken')) throw new Error('broken on purpose');
    const pieces = values['cart/$itemCount'] ?? 0;
    return { header: '<header>' + pieces + ' pieces</header>', footer: '', skeleton: '<p>skeleton</p>', error: '', state: {} };
  };`;
const CART = `
  exports.render = async ({ values }) => ({
    status: 200,
    head: { title: '' },
    state: { 'cart/$documentCart': values['cart/$documentCart'] ?? null },
    html: '<p>lines ' + JSON.stringify(values['cart/$documentCart'] ?? null).replaceAll('"', '') + '</p>',
  });`;

const tool = { title: { ru: 'Корзина', en: 'Cart' }, order: 1, icon: 'M1 1', count: 'cart/$itemCount', cookie: 'cart' };

let shop: FixtureShop;

beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: FRAME },
    { remote: 'mfe-cart', version: '1.0.0-a', server: CART, routes: { cart: '/cart', other: '/other', broken: '/broken' }, meta: { tool } },
  ]);
});
afterAll(() => shop.close());

async function pageOf(url: string, cookie = ''): Promise<string> {
  return (await shop.app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0', cookie } })).body;
}

describe('the cart of a guest', () => {
  it('comes with the document of the cart by its cookie, to each guest their own', async () => {
    expect(await pageOf('/cart', 'cart=7:2.8:1')).toContain('<p>lines [{product:7,amount:2},{product:8,amount:1}]</p>');
    expect(await pageOf('/cart', 'cart=8:1.7:2')).toContain('<p>lines [{product:8,amount:1},{product:7,amount:2}]</p>');
    expect(await pageOf('/cart')).toContain('<p>lines []</p>');
  });

  it('is counted in the header of every document, and its lines are in none but the one of the cart', async () => {
    const page = await pageOf('/other', 'cart=7:2.8:1');
    expect(page).toContain('<header>3 pieces</header>');
    expect(page).toContain('"cart/$itemCount":3');
    expect(page).toContain('<p>lines null</p>');
    expect(await pageOf('/other')).toContain('<header>0 pieces</header>');
  });

  it.each(['cart=%3Cscript%3E', 'cart=7:0', 'cart=7:1000', 'cart=%', 'cart='])(
    'is empty when its cookie is no cart: %s',
    async (cookie) => {
      const page = await pageOf('/cart', cookie);
      expect(page).toContain('<p>lines []</p>');
      expect(page).toContain('<header>0 pieces</header>');
    },
  );

  it('is unknown, not empty, in a browser that has been here and has no such cookie', async () => {
    const seen = `preloader=${encodeURIComponent('{"hasShownPreloader":true}')}`;
    expect(await pageOf('/cart', seen)).toContain('<p>lines null</p>');
    expect(await pageOf('/cart', `${seen}; cart=`)).toContain('<p>lines []</p>');
  });

  it('is not read from the cookie of a customer, whose cart the API keeps', async () => {
    const page = await pageOf('/cart', 'cart=7:2; signed-in=1');
    expect(page).toContain('<p>lines null</p>');
    expect(page).toContain('<header>0 pieces</header>');
  });

  it('The cart is not counted in a header that replaces one that could not be rendered', async () => {
    await pageOf('/other');
    expect(await pageOf('/other', 'cart=7:5')).toContain('<header>5 pieces</header>');
    expect(await pageOf('/broken')).toContain('<header>0 pieces</header>');
  });

  it('is not in the data of a soft navigation, which the browser has', async () => {
    const { body } = await shop.app.inject({ url: '/_page?path=/cart', headers: { cookie: 'cart=7:2' } });
    expect(JSON.parse(body)).toMatchObject({ status: 200, values: { 'cart/$documentCart': null } });
  });
});
