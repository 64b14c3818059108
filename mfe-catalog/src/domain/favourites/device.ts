import { and, arr, num, obj, val } from '@withease/contracts';

/** Where this device keeps favourites. */
export const FAVOURITES_KEY = 'vitrava.favourites.v1';

/** The list asks the API by ids, which takes so many at once. Beyond it the oldest make room. */
export const MOST_FAVOURITES = 200;

/** Make `product` a favourite, or no longer one. */
export interface FavouriteToggle {
  readonly product: number;
  readonly favourite: boolean;
}

const productId = and(num, { isData: (id): id is number => Number.isInteger(id) && id > 0, getErrorMessages: () => ['expected an id'] });
const storedContract = obj({ version: val(1), ids: arr(productId) });

/** Ids out of the storage's text, never trusted: what is not ours is an empty list. */
export function readFavourites(text: string | null): readonly number[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return storedContract.isData(stored) ? bounded(stored.ids) : [];
  } catch {
    return [];
  }
}

export function writeFavourites(ids: readonly number[]): string {
  return JSON.stringify({ version: 1, ids });
}

/** The same list, not a copy, when there is nothing to change. */
export function toggled(ids: readonly number[], { product, favourite }: FavouriteToggle): readonly number[] {
  if (ids.includes(product) === favourite) return ids;
  return favourite ? bounded([...ids, product]) : ids.filter((id) => id !== product);
}

function bounded(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].slice(-MOST_FAVOURITES);
}
