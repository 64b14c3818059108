// Generated from the declarations of "cart" by npm run fix: do not edit.
import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';
import type {} from '@vitrava/shared-kit/contracts/fragments';

/** The current cart, a guest's as well as a customer's. */
export const $cartSummary = /* @__PURE__ */ busStore<{ readonly "amounts": { readonly [name: string]: number }; readonly "itemCount": number }>('cart/$cartSummary', { initial: {"amounts":{},"itemCount":0} });

/** The lines of a guest's cart that the server rendered this document with; null otherwise. Never written here. */
export const $documentCart = /* @__PURE__ */ busStore<ReadonlyArray<{ readonly "amount": number; readonly "product": number }> | null>('cart/$documentCart', { initial: null });

/** The number of pieces in the cart, for its tool in the header; the server writes that of a guest's cookie into the document. */
export const $itemCount = /* @__PURE__ */ busStore<number>('cart/$itemCount', { initial: 0 });

/** Fact, by the cart service: a product has come into the cart, which now holds `amount` of it. */
export const itemAdded = /* @__PURE__ */ busEvent<{ readonly "amount": number; readonly "product": number }>('cart/itemAdded');

/** Request, by a buy control: `amount` more units of a product; `item` where it is known. */
export const itemAdditionRequested = /* @__PURE__ */ busEvent<{ readonly "amount": number; readonly "item"?: { readonly "name": string; readonly "photo": { readonly "height": number; readonly "url": string; readonly "url_template": string; readonly "width": number; readonly "widths": ReadonlyArray<number> } } | undefined; readonly "product": number }>('cart/itemAdditionRequested');

/** Request, by a buy control: the line's amount shall be `amount`; 0 removes the line. */
export const itemAmountRequested = /* @__PURE__ */ busEvent<{ readonly "amount": number; readonly "product": number }>('cart/itemAmountRequested');

/** Fact, by the cart service: a request failed; the receiver words `reason` for people. */
export const itemRefused = /* @__PURE__ */ busEvent<{ readonly "product": number; readonly "reason": "limit" | "network" | "storage" | "unavailable" }>('cart/itemRefused');

/** Fact, by the checkout: an order was placed. A resumed visit may repeat it. It contains nothing of the order. */
export const orderPlaced = /* @__PURE__ */ busEvent<void>('cart/orderPlaced');

declare module '@vitrava/shared-kit/contracts/fragments' {
  interface EmbeddableFragments {
    readonly "mfe-cart-checkout": {
      readonly "buy-box": { readonly input: { readonly "availability": { readonly "left": number; readonly "state": "few" | "in_stock" | "none" }; readonly "name": string; readonly "price": string; readonly "product": number } };
      readonly "delivery-promise": { readonly input: { readonly "city"?: null | string | undefined; readonly "product": number } };
    };
  }
}
