import { itemAdded, itemAdditionRequested, itemAmountRequested, itemRefused } from '@vitrava/shared-kit/bus/cart';
import { createStore } from 'effector';

/** Why a product did not come into the cart, by its id; forgotten when it is tried anew. */
export type RefusalReason = 'storage' | 'limit' | 'unavailable' | 'network';

export const $refusals = createStore<Readonly<Record<string, RefusalReason>>>({}, { serialize: 'ignore' })
  .on(itemRefused, (refusals, { product, reason }) => ({ ...refusals, [product]: reason }))
  .on([itemAdditionRequested, itemAmountRequested, itemAdded], (refusals, { product }) => {
    if (!(product in refusals)) return refusals;
    const { [product]: _, ...others } = refusals;
    return others;
  });
