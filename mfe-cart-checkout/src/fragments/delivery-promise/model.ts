import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type Pricing, pricingContract } from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import { createEffect, scopeBind } from 'effector';
import { cityListContract, type DeliveryPromiseInput, pointPageContract } from '../../contracts.ts';

/** When and for how much one piece of a product can be picked up. */
export interface DeliveryPromise {
  readonly city: string;
  /** The first day, as a moment in it (ISO 8601). */
  readonly from: string;
  readonly price: string;
  /** The sum from which delivery costs nothing. */
  readonly freeFrom: string | null;
}

const POINTS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

const priceProductFx = createApiFx<number, Pricing>({
  name: 'priceProductFx',
  request: (product) => ({ path: 'api/cart_pricing/', query: { lines: formatCartLines([{ product, amount: 1 }]) } }),
  contract: pricingContract,
});
const loadLargestCityFx = createApiFx({
  name: 'loadLargestCityFx',
  request: (_: void) => ({ path: 'api/pickup_cities/', query: { page: 1, page_size: 1 } }),
  contract: cityListContract,
});
const loadCityPointsFx = createApiFx({
  name: 'loadCityPointsFx',
  request: (city: string) => ({ path: 'api/pickup_points/', query: { city, page: 1, page_size: POINTS } }),
  contract: pointPageContract,
});

/** Null where nothing can be promised: the product cannot be delivered, or there is no pickup point. */
export const loadPromiseFx = createEffect(async ({ product, city }: DeliveryPromiseInput): Promise<DeliveryPromise | null> => {
  const loadPoints = scopeBind(loadCityPointsFx, { safe: true });
  const largest = city ? city : loadLargestCityFx().then(({ results }) => results[0]?.id);
  const [{ lines, totals }, cityId] = await Promise.all([priceProductFx(product), largest]);
  const [offer] = totals.delivery ?? [];
  if (!offer || !cityId || lines.some(({ problem }) => problem)) return null;
  const { results: points } = await loadPoints(cityId);
  const [first] = [...points].sort((one, other) => one.period - other.period);
  if (!first) return null;
  const from = new Date(Date.now() + first.period * DAY_MS).toISOString();
  return { city: first.city, from, price: offer.price, freeFrom: offer.free_from };
});
