/** The limit of a device; the server has no such limit for customers. */
export const MOST_FAVOURITES = 200;

/** Make `product` a favourite, or no longer one. */
export interface FavouriteToggle {
  readonly product: number;
  readonly favourite: boolean;
}

/** The same list, not a copy, when there is nothing to change. */
export function toggled(ids: readonly number[], { product, favourite }: FavouriteToggle): readonly number[] {
  if (ids.includes(product) === favourite) return ids;
  return favourite ? [...ids, product] : ids.filter((id) => id !== product);
}

/** Whether a device that keeps `ids` has no room for what is wanted. */
export function isBeyondDevice(ids: readonly number[], { product, favourite }: FavouriteToggle): boolean {
  return favourite && ids.length >= MOST_FAVOURITES && !ids.includes(product);
}
