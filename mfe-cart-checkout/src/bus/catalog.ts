// Generated from the declarations of "catalog" by npm run fix: do not edit.
import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';
import type {} from '@vitrava/shared-kit/contracts/fragments';

/** How many they are, for their tool in the header. */
export const $favouriteCount = /* @__PURE__ */ busStore<number>('catalog/$favouriteCount', { initial: 0 });

/** Ids of favourite products, in the order they were added. */
export const $favouriteIds = /* @__PURE__ */ busStore<ReadonlyArray<number>>('catalog/$favouriteIds', { initial: [] });

/** Request, by a heart: make the product a favourite, or no longer one. */
export const favouriteToggled = /* @__PURE__ */ busEvent<{ readonly "favourite": boolean; readonly "product": number }>('catalog/favouriteToggled');

declare module '@vitrava/shared-kit/contracts/fragments' {
  interface EmbeddableFragments {
    readonly "mfe-catalog": {
      readonly "product-shelf": { readonly input: { readonly "category"?: null | string | undefined; readonly "search"?: null | string | undefined; readonly "similarTo"?: null | number | undefined } };
      readonly "search": { readonly input: Record<string, never> };
    };
  }
}
