import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';

/** Ids of favourite products, in the order they were added. */
export const $favouriteIds = busStore<readonly number[]>('catalog/$favouriteIds', { initial: [], emitters: [] });

/** How many they are, for their tool in the header. */
export const $favouriteCount = busStore<number>('catalog/$favouriteCount', { initial: 0, emitters: [] });

/** Request, by a heart: make the product a favourite, or no longer one. */
export const favouriteToggled = busEvent<{ product: number; favourite: boolean }>('catalog/favouriteToggled');
