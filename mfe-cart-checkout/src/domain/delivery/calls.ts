import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { StockAddition } from '@vitrava/shared-kit/contracts/api';
import {
  anyAnswer,
  cityListContract,
  customerContract,
  pointPageContract,
  stockContract,
  stockPageContract,
  widgetConfigContract,
} from './contract.ts';

const POINTS_PAGE_SIZE = 12;
/** As many places as anybody saves, and as many cities as there are, in one answer. */
const WHOLE_LIST = 100;

export interface PointsQuery {
  readonly city: string;
  readonly search: string;
  readonly page: number;
}

export const loadStocksFx = createApiFx({
  name: 'loadStocksFx',
  request: (_userId: number) => ({ path: 'api/stocks/', query: { page_size: WHOLE_LIST }, authorized: true }),
  contract: stockPageContract,
});

export const postStockFx = createApiFx({
  name: 'postStockFx',
  request: (body: StockAddition) => ({ path: 'api/stocks/', method: 'POST', body, authorized: true }),
  contract: stockContract,
});

/** Takes a saved place away from the customer. */
export const releaseStockFx = createApiFx({
  name: 'releaseStockFx',
  request: (id: number) => ({ path: `api/stocks/${id}/`, method: 'PUT', body: { customer: null }, authorized: true }),
  contract: anyAnswer,
});

/** Whose places they are: stocks belong to a customer, whom the user's record names. */
export const loadCustomerFx = createApiFx({
  name: 'loadCustomerFx',
  request: (userId: number) => ({ path: `api/users/${userId}/`, authorized: true }),
  contract: customerContract,
});

export const loadCitiesFx = createApiFx<void, { results: { id: string; name: string; points: number }[] }>({
  name: 'loadCitiesFx',
  request: () => ({ path: 'api/pickup_cities/', query: { page_size: WHOLE_LIST } }),
  contract: cityListContract,
});

export const loadPointsFx = createApiFx({
  name: 'loadPointsFx',
  request: ({ city, search, page }: PointsQuery) => ({
    path: 'api/pickup_points/',
    query: { city, search, page, page_size: POINTS_PAGE_SIZE },
  }),
  contract: pointPageContract,
});

export const loadWidgetConfigFx = createApiFx<void, { script: string; global: string; api_token: string; city: string }>({
  name: 'loadWidgetConfigFx',
  request: () => ({ path: 'api/pickup_widget/' }),
  contract: widgetConfigContract,
});
