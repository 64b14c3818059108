// Generated from the declarations of "catalog" by npm run fix: do not edit.
import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';

/** How many they are, for their tool in the header. */
export const $favouriteCount = /* @__PURE__ */ busStore<number>('catalog/$favouriteCount', { initial: 0 });

/** Ids of favourite products, in the order they were added. */
export const $favouriteIds = /* @__PURE__ */ busStore<ReadonlyArray<number>>('catalog/$favouriteIds', { initial: [] });

/** Request, by a heart: make the product a favourite, or no longer one. */
export const favouriteToggled = /* @__PURE__ */ busEvent<{ readonly "favourite": boolean; readonly "product": number }>('catalog/favouriteToggled');
