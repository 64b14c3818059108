import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type Pricing, pricingContract } from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { type CityList, cityListContract, type DeliveryPromiseInput, pointPageContract } from '../../contracts.ts';
import { rememberCityFx, rememberedCity } from '../../domain/city/index.ts';

/** When and for how much one piece of a product can be picked up. */
export interface DeliveryPromise {
  /** The id of the city; the others can be chosen. */
  readonly city: string;
  readonly cities: CityList['results'];
  /** The first day, as a moment in it (ISO 8601). */
  readonly from: string;
  readonly price: string;
  /** The sum from which delivery costs nothing. */
  readonly freeFrom: string | null;
}

/** The first page of cities holds the largest. */
const PAGE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

const priceProductFx = createApiFx<number, Pricing>({
  name: 'priceProductFx',
  request: (product) => ({ path: 'api/cart_pricing/', query: { lines: formatCartLines([{ product, amount: 1 }]) } }),
  contract: pricingContract,
});
const loadLargestCitiesFx = createApiFx({
  name: 'loadLargestCitiesFx',
  request: (_: void) => ({ path: 'api/pickup_cities/', query: { page: 1, page_size: PAGE } }),
  contract: cityListContract,
});
const loadCityPointsFx = createApiFx({
  name: 'loadCityPointsFx',
  request: (city: string) => ({ path: 'api/pickup_points/', query: { city, page: 1, page_size: PAGE } }),
  contract: pointPageContract,
});

/** Null where nothing can be promised: the product cannot be delivered, or there is no pickup point. */
export const loadPromiseFx = createEffect(async ({ product, city }: DeliveryPromiseInput): Promise<DeliveryPromise | null> => {
  const loadPoints = scopeBind(loadCityPointsFx, { safe: true });
  const wanted = city ?? rememberedCity();
  const [{ lines, totals }, { results: cities }] = await Promise.all([priceProductFx(product), loadLargestCitiesFx()]);
  const [offer] = totals.delivery ?? [];
  const here = cities.find(({ id }) => id === wanted) ?? cities[0];
  if (!offer || !here || lines.some(({ problem }) => problem)) return null;
  const { results: points } = await loadPoints(here.id);
  const [first] = [...points].sort((one, other) => one.period - other.period);
  if (!first) return null;
  const from = new Date(Date.now() + first.period * DAY_MS).toISOString();
  return { city: here.id, cities, from, price: offer.price, freeFrom: offer.free_from };
});

/** The product, and the city that its promise came with: a page that was fetched ahead may not have the chosen one. */
export const PromiseGate = createGate<{ readonly product: number; readonly city: string | null }>({
  name: 'PromiseGate',
  defaultState: { product: 0, city: null },
});
export const cityChosen = createEvent<string>();
/** The promise for a city that was chosen in this visit, by the input that it was loaded for. */
export const changePromiseFx = createEffect((input: { readonly product: number; readonly city: string }) => loadPromiseFx(input));

const $city = createStore<string | null>(null, { serialize: 'ignore' }).on(changePromiseFx.done, (_, { params }) => params.city);
export const $changed = createStore<{ readonly product: number; readonly promise: DeliveryPromise | null } | null>(null, {
  serialize: 'ignore',
}).on(changePromiseFx.done, (_, { params: { product }, result: promise }) => ({ product, promise }));
export const $hasFailed = createStore(false, { serialize: 'ignore' })
  .on(changePromiseFx.fail, () => true)
  .reset(changePromiseFx);

sample({
  clock: cityChosen,
  source: PromiseGate.state,
  fn: ({ product }, city) => ({ product, city }),
  target: changePromiseFx,
});
sample({
  clock: PromiseGate.state,
  source: $city,
  filter: (city, here) => city !== null && here.city !== null && here.city !== city,
  fn: (city, { product }) => ({ product, city: city ?? '' }),
  target: changePromiseFx,
});
sample({ clock: changePromiseFx.done, fn: ({ params }) => params.city, target: rememberCityFx });
