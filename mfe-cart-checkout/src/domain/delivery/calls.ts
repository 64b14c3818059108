import { createApiFx } from '@vitrava/shared-kit/api-client';
import { readWhole } from '@vitrava/shared-kit/api-client/read-whole';
import type { PickupCity, StockAddition } from '@vitrava/shared-kit/contracts/api';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { anything } from '@withease/contracts';
import { createEffect, scopeBind } from 'effector';
import {
  cityListContract,
  customerOfUserContract,
  pointPageContract,
  type Stock,
  stockContract,
  stockPageContract,
  widgetConfigContract,
} from '../../contracts.ts';

const POINTS_PAGE_SIZE = 12;
/** As many as the API gives at once; another backend may give fewer. */
const LARGEST_PAGE = 100;
/** More places or cities than these pages hold are those of no shopper. */
const MOST_PAGES = 100;

export interface PointsQuery {
  readonly city: string;
  readonly search: string;
  readonly page: number;
}

const readStocksFx = createApiFx({
  name: 'readStocksFx',
  request: (page: number) => ({ path: 'api/stocks/', query: { page: page > 1 ? page : undefined }, authorized: true }),
  contract: stockPageContract,
});

export const loadStocksFx = createEffect<number, readonly Stock[], ApiError>((_userId) =>
  readWhole(scopeBind(readStocksFx, { safe: true }), ({ id }) => id, MOST_PAGES),
);

export const postStockFx = createApiFx({
  name: 'postStockFx',
  request: (body: StockAddition) => ({ path: 'api/stocks/', method: 'POST', body, authorized: true }),
  contract: stockContract,
});

export const releaseStockFx = createApiFx({
  name: 'releaseStockFx',
  request: (id: number) => ({ path: `api/stocks/${id}/`, method: 'PUT', body: { customer: null }, authorized: true }),
  contract: anything,
});

/** Whose places they are: stocks belong to a customer, whom the user's record names. */
export const loadCustomerFx = createApiFx({
  name: 'loadCustomerFx',
  request: (userId: number) => ({ path: `api/users/${userId}/`, authorized: true, isShared: true }),
  contract: customerOfUserContract,
});

const readCitiesFx = createApiFx({
  name: 'readCitiesFx',
  request: (page: number) => ({ path: 'api/pickup_cities/', query: { page, page_size: LARGEST_PAGE } }),
  contract: cityListContract,
});

export const loadCitiesFx = createEffect<void, readonly PickupCity[], ApiError>(() =>
  readWhole(scopeBind(readCitiesFx, { safe: true }), ({ id }) => id, MOST_PAGES),
);

export const loadPointsFx = createApiFx({
  name: 'loadPointsFx',
  request: ({ city, search, page }: PointsQuery) => ({
    path: 'api/pickup_points/',
    query: { city, search, page, page_size: POINTS_PAGE_SIZE },
  }),
  contract: pointPageContract,
});

export const loadWidgetConfigFx = createApiFx({
  name: 'loadWidgetConfigFx',
  request: (_: void) => ({ path: 'api/pickup_widget/' }),
  contract: widgetConfigContract,
});
