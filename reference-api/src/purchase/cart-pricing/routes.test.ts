import { expect, it } from '@jest/globals';
import { type CartPricing, CartPricingSchema } from '@vitrava/shared-kit/contracts/api';
import { formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';
import { Compile } from 'typebox/compile';
import { describeOnEngines } from '../../testing/index.ts';

describeOnEngines('pricing of a guest’s cart', (api) => {
  const sendRequest = (query: string, language = 'ru') =>
    api.app.inject({ url: `/api/cart_pricing/${query}`, headers: { 'accept-language': language } });
  const price = (lines: readonly LineAmount[]) => sendRequest(`?lines=${formatCartLines(lines)}`);

  it('[D10] [D11] prices lines in the shape of server lines and adds them up', async () => {
    const response = await price([
      { product: 1001, amount: 3 },
      { product: 1003, amount: 1 },
    ]);
    expect([...Compile(CartPricingSchema).Errors(response.json())]).toEqual([]);
    const { lines, totals } = response.json<CartPricing>();
    expect(lines[0]).toMatchObject({
      id: 1001,
      product: 1001,
      amount: 3,
      stock: null,
      discount_prc: 15,
      local_total_with_vat: '2268.00',
      total_without_discount_inc_vat: '2670.00',
      total_inc_vat: '2268.00',
      total_discount_inc_vat: '402.00',
      vat: 20,
      vat_amount: '378.00',
      problem: null,
    });
    expect(lines[0]?.item?.name).toBe('Витамин D3, 60 капсул');
    expect(totals).toMatchObject({
      count: 4,
      total: '2426.36',
      vat_amount: '431.64',
      total_inc_vat: '2858.00',
      total_discount_inc_vat: '402.00',
      total_without_discount_inc_vat: '3260.00',
      weight: 360,
      delivery: [{ code: 'pickup', price: '0.00', free_from: '2500.00', left_to_free: '0.00' }],
    });
  });

  it('The response contains why a line cannot be bought, and keeps the order of lines', async () => {
    const { lines, totals } = (
      await price([
        { product: 77, amount: 1 },
        { product: 1005, amount: 1 },
        { product: 1002, amount: 8 },
      ])
    ).json<CartPricing>();
    expect(lines.map((line) => [line.product, line.problem, line.total_inc_vat])).toEqual([
      [77, { reason: 'not_found', available: 0 }, '0.00'],
      [1005, { reason: 'sold_out', available: 0 }, '0.00'],
      [1002, { reason: 'not_enough', available: 7 }, '10320.00'],
    ]);
    expect(lines[0]?.item).toBeNull();
    expect(totals).toMatchObject({ count: 8, total_inc_vat: '10320.00' });
  });

  it('prices nothing as nothing', async () => {
    expect((await price([])).json()).toMatchObject({ lines: [], totals: { count: 0, total_inc_vat: '0.00', delivery: [] } });
  });

  it.each(['x', '1001', '1001:0', '1001:1000', '0:1', '2147483648:1', '1001:1.1001:2', '1001:1.', '1001:1e0'])(
    'refuses what is no list of lines with a message at its field: %s',
    async (text) => {
      const response = await sendRequest(`?lines=${text}`, 'en');
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['lines']]);
    },
  );

  it('prices lines by POST, as earlier releases of the cart send them', async () => {
    const lines = [{ product: 1001, amount: 3 }];
    const posted = await api.app.inject({ method: 'POST', url: '/api/cart_pricing/', payload: { lines } });
    expect([posted.statusCode, posted.json()]).toEqual([200, (await price(lines)).json()]);
    expect(posted.headers['cache-control']).toBe('private, no-store');
    const twice = await api.app.inject({ method: 'POST', url: '/api/cart_pricing/', payload: { lines: [...lines, ...lines] } });
    expect(twice.statusCode).toBe(400);
  });

  it('refuses more lines than a cart may have, and a question without lines', async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ product: index + 1, amount: 1 }));
    expect((await price(many.slice(1))).statusCode).toBe(200);
    expect((await price(many)).statusCode).toBe(400);
    expect((await sendRequest('')).statusCode).toBe(400);
  });
});
