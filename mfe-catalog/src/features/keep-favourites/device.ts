import { and, arr, num, obj, val } from '@withease/contracts';
import { createEffect } from 'effector';
import { type FavouriteToggle, MOST_FAVOURITES, toggled } from '../../domain/favourites/index.ts';

/** Where this device keeps favourites: a guest's, and a customer's that have not reached the server yet. */
export const FAVOURITES_KEY = 'vitrava.favourites.v1';

const productId = and(num, { isData: (id): id is number => Number.isInteger(id) && id > 0, getErrorMessages: () => ['expected an id'] });
const storedContract = obj({ version: val(1), ids: arr(productId) });

/** Ids out of the storage's text, never trusted: what is not ours is an empty list. */
export function readFavourites(text: string | null): readonly number[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return storedContract.isData(stored) ? [...new Set(stored.ids)].slice(-MOST_FAVOURITES) : [];
  } catch {
    return [];
  }
}

export function writeFavourites(ids: readonly number[]): string {
  return JSON.stringify({ version: 1, ids });
}

export const readDeviceFx = createEffect(() => readFavourites(localStorage.getItem(FAVOURITES_KEY)));

/** Reads anew before it writes, so that two tabs lose nothing to each other. */
export const writeDeviceFx = createEffect((toggle: FavouriteToggle) => {
  const stored = readFavourites(localStorage.getItem(FAVOURITES_KEY));
  const ids = toggled(stored, toggle);
  if (ids === stored) return ids;
  // A key without favourites would start the service at every later visit, for nothing.
  if (ids.length > 0) localStorage.setItem(FAVOURITES_KEY, writeFavourites(ids));
  else localStorage.removeItem(FAVOURITES_KEY);
  return ids;
});
