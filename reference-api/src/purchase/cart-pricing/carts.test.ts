import { expect, it } from '@jest/globals';
import { type CartLine, type CartPricing, CartPricingSchema, type CartTotals } from '@vitrava/shared-kit/contracts/api';
import { formatCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { parseDecimal } from '../../money.ts';
import { cartCalls, describeOnEngines, newCustomer, productIds } from '../../testing/index.ts';

type Wanted = { product: number; amount: number };

const SUMS = ['total_inc_vat', 'vat_amount', 'total_discount_inc_vat', 'total_without_discount_inc_vat'] as const;
const PRODUCTS = 6;

describeOnEngines('any cart', (api) => {
  /** Up to six lines of different products, one of them sold out, one nearly; each with the place it takes when they are shuffled. */
  const carts = fc.uniqueArray(
    fc.record({ index: fc.nat(PRODUCTS - 1), amount: fc.integer({ min: 1, max: 999 }), shuffled: fc.double({ noNaN: true }) }),
    { selector: (line) => line.index, minLength: 1 },
  );
  const price = async (lines: readonly Wanted[]) => {
    const response = await api.app.inject(`/api/cart_pricing/?lines=${formatCartLines(lines)}`);
    expect([...Compile(CartPricingSchema).Errors(response.json())]).toEqual([]);
    return response.json<CartPricing>();
  };
  const ids = async () => Object.values(await productIds(api));
  const kopecks = (text: string) => parseDecimal(text) ?? Number.NaN;

  const expectToAddUp = (lines: readonly CartLine[], totals: CartTotals) => {
    for (const name of SUMS) {
      expect(kopecks(totals[name])).toBe(lines.reduce((sum, line) => sum + kopecks(line[name]), 0));
    }
    for (const sums of [...lines, totals]) {
      expect(kopecks(sums.vat_amount)).toBeLessThanOrEqual(kopecks(sums.total_inc_vat));
      expect(kopecks(sums.total_without_discount_inc_vat) - kopecks(sums.total_discount_inc_vat)).toBe(kopecks(sums.total_inc_vat));
    }
    expect(kopecks(totals.total) + kopecks(totals.vat_amount)).toBe(kopecks(totals.total_inc_vat));
    expect(totals.count).toBe(lines.reduce((sum, line) => sum + (line.problem?.reason === 'sold_out' ? 0 : line.amount), 0));
    for (const offer of totals.delivery) expect(kopecks(offer.total_amount)).toBe(kopecks(totals.total_inc_vat) + kopecks(offer.price));
  };

  it('has lines that add up to its totals to the kopeck, in whatever order they stand', async () => {
    const known = await ids();
    await fc.assert(
      fc.asyncProperty(carts, async (cart) => {
        const wanted = cart.map(({ index, amount }) => ({ product: known[index] ?? 0, amount }));
        const shuffled = wanted
          .map((line, place) => ({ line, rank: cart[place]?.shuffled ?? 0 }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ line }) => line);
        const [priced, again] = [await price(wanted), await price(shuffled)];
        expectToAddUp(priced.lines, priced.totals);
        expect(again.totals).toEqual(priced.totals);
        expect(priced.lines.map((line) => [line.product, line.amount])).toEqual(wanted.map((line) => [line.product, line.amount]));
        expect(new Map(again.lines.map((line) => [line.id, line]))).toEqual(new Map(priced.lines.map((line) => [line.id, line])));
      }),
      { numRuns: 40 },
    );
  });

  it('comes to the same for a guest and for the signed-in', async () => {
    const known = await ids();
    await fc.assert(
      fc.asyncProperty(carts, async (cart) => {
        const wanted = cart.map(({ index, amount }) => ({ product: known[index] ?? 0, amount }));
        const customer = await newCustomer(api);
        const own = cartCalls(customer);
        for (const line of wanted) await own.add(line);
        const { results } = await own.list();
        const totals = (
          await customer.call('GET', '/api/shopping_cart_totals/', { headers: { 'accept-language': 'ru' } })
        ).json<CartTotals>();
        expectToAddUp(results, totals);
        expect(totals).toEqual((await price(wanted)).totals);
      }),
      { numRuns: 8 },
    );
  });
});
