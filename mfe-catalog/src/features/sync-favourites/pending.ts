import type { FavouriteCommand, Favourites, PendingChange, StoredFavourite } from './state.ts';

export function findPending({ pending }: Favourites, product: number): PendingChange | undefined {
  return pending.find((one) => one.product === product);
}

/** With this change in the place of the product's one, or at the end. */
export function putPending(favourites: Favourites, change: PendingChange): Favourites {
  const { pending } = favourites;
  const isKnown = findPending(favourites, change.product) !== undefined;
  return {
    ...favourites,
    pending: isKnown ? pending.map((one) => (one.product === change.product ? change : one)) : [...pending, change],
  };
}

/** The product's change restarts with `command`; without one it has ended. */
export function resume(favourites: Favourites, product: number, command: FavouriteCommand | null): Favourites {
  if (command) return putPending(favourites, { product, call: null, sent: null, command });
  return { ...favourites, pending: favourites.pending.filter((one) => one.product !== product) };
}

/** With the favourite as the server has just reported it; without one when that is null. Overtakes readings under way. */
export function putSettled(favourites: Favourites, product: number, stored: StoredFavourite | null): Favourites {
  const others = favourites.settled.filter((one) => one.product !== product);
  const isKnown = others.length < favourites.settled.length;
  const replaced = favourites.settled.map((one) => (one.product === product && stored ? stored : one));
  const settled = stored === null ? others : isKnown ? replaced : [...others, stored];
  return { ...favourites, settled, edition: favourites.edition + 1 };
}
