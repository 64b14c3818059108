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

/** The product, and the city that its promise came with; null where the page names the city, which no choice changes. */
export const PromiseGate = createGate<{ readonly product: number; readonly city: string | null }>({
  name: 'PromiseGate',
  defaultState: { product: 0, city: null },
});
export const cityChosen = createEvent<string>();

interface Wanted {
  readonly product: number;
  readonly city: string;
}

/** The city that was chosen last in this visit. */
interface Choice extends Wanted {
  readonly state: 'loading' | 'shown' | 'failed';
  /** The last promise for a chosen city; undefined before the first. */
  readonly promise: DeliveryPromise | null | undefined;
}

const changePromiseFx = createEffect((input: Wanted) => loadPromiseFx(input));
const isWanted = (choice: Choice | null, { product, city }: Wanted) => choice?.product === product && choice.city === city;
const cityOf = (choice: Choice | null) => (choice?.state === 'failed' ? choice.promise?.city : choice?.city) ?? null;

export const $choice = createStore<Choice | null>(null, { serialize: 'ignore' });
const chosen = sample({ clock: cityChosen, source: PromiseGate.state, fn: ({ product }, city): Wanted => ({ product, city }) });
/** A page that was fetched ahead may have come with another city than the one that was chosen meanwhile. */
const followed = sample({
  clock: PromiseGate.state,
  source: $choice,
  filter: (choice, here) => here.product !== choice?.product && here.city !== null && ![null, here.city].includes(cityOf(choice)),
  fn: (choice, { product }): Wanted => ({ product, city: cityOf(choice) ?? '' }),
});
$choice
  .on([chosen, followed], (choice, wanted) => ({
    ...wanted,
    state: 'loading',
    promise: choice?.product === wanted.product ? choice.promise : undefined,
  }))
  .on(changePromiseFx.done, (choice, { params, result }) =>
    isWanted(choice, params) ? { ...params, state: 'shown', promise: result } : choice,
  )
  .on(changePromiseFx.fail, (choice, { params }) => (choice && isWanted(choice, params) ? { ...choice, state: 'failed' } : choice));
sample({ clock: [chosen, followed], target: changePromiseFx });
sample({
  clock: changePromiseFx.done,
  source: $choice,
  filter: (choice, { params }) => isWanted(choice, params),
  fn: (_, { params }) => params.city,
  target: rememberCityFx,
});
