import { createEvent, createStore } from 'effector';

/** Favourites as everyone sees them. Owner: mfe-catalog, whose service does the work. */

/** Ids of favourite products, in the order they were added. */
export const $favouriteIds = createStore<readonly number[]>([], {
  sid: 'catalog/$favouriteIds',
  name: '$favouriteIds',
  serialize: 'ignore',
});

/** Request, by a heart: make the product a favourite, or no longer one. */
export const favouriteToggled = createEvent<{ product: number; favourite: boolean }>({
  sid: 'catalog/favouriteToggled',
  name: 'favouriteToggled',
});
