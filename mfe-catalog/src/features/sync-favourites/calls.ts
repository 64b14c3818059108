import { createApiFx } from '@vitrava/shared-kit/api-client';
import { readWhole } from '@vitrava/shared-kit/api-client/read-whole';
import type { FavoriteAddition } from '@vitrava/shared-kit/contracts/api';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { createEffect } from 'effector';
import { favouriteContract, favouriteListContract } from '../../contracts.ts';
import type { FavouriteCall, Reading, StoredFavourite } from './state.ts';

/** More favourites than these hold are those of no shopper. */
const MOST_PAGES = 100;

const loadPageFx = createApiFx({
  name: 'loadPageFx',
  request: (page: number) => ({ path: 'api/favorites/', query: { page }, authorized: true }),
  contract: favouriteListContract,
});

const addFx = createApiFx({
  name: 'addFx',
  request: (product: number) => ({
    path: 'api/favorites/',
    method: 'POST',
    body: { product } satisfies FavoriteAddition,
    authorized: true,
  }),
  contract: favouriteContract,
});

const removeFx = createApiFx({
  name: 'removeFx',
  request: (id: number) => ({ path: `api/favorites/${id}/`, method: 'DELETE', authorized: true }),
  contract: { isData: (value: unknown): value is unknown => value !== undefined, getErrorMessages: () => [] },
});

/** All pages, from 1; the server answers the newest first. */
export const readFavouritesFx = createEffect<Reading, readonly StoredFavourite[], ApiError>(async () => {
  const newestFirst = await readWhole(loadPageFx, ({ id }) => id, MOST_PAGES);
  return [...newestFirst].reverse();
});

export function isFinal(error: ApiError): boolean {
  return error.kind === 'status' && (error.status === 400 || error.status === 404);
}

/** Gives the favourite as it is now; null when it is gone. */
export const changeFavouriteFx = createEffect<FavouriteCall, StoredFavourite | null, ApiError>(async (call) => {
  if (call.kind === 'add') return addFx(call.product);
  try {
    await removeFx(call.id);
  } catch (error) {
    // What is gone already has been removed, be it by another device or by a call whose answer was lost.
    if (!isFinal(error as ApiError)) throw error;
  }
  return null;
});
