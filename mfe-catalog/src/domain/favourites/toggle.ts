/** A device keeps no more of them: a list asks the API by ids, which takes so many at once. Beyond it the oldest make room. */
export const MOST_FAVOURITES = 200;

/** Make `product` a favourite, or no longer one. */
export interface FavouriteToggle {
  readonly product: number;
  readonly favourite: boolean;
}

/** The same list, not a copy, when there is nothing to change. */
export function toggled(ids: readonly number[], { product, favourite }: FavouriteToggle): readonly number[] {
  if (ids.includes(product) === favourite) return ids;
  return favourite ? [...ids, product].slice(-MOST_FAVOURITES) : ids.filter((id) => id !== product);
}
