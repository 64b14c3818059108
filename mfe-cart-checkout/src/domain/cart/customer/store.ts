import { createEvent, createStore } from 'effector';
import { isMissing, reasonOf } from '../answers.ts';
import { linesTaken } from '../guest/index.ts';
import { lineMoved, moveLineFx } from '../transfer/index.ts';
import { changeLineFx, readCartFx } from './calls.ts';
import { addWish, arrive, callDone, callFailed, callSent, forgetLine, lineMissed, overtake, readFailed, retryLine } from './change.ts';
import { cartRead, readingBegun } from './reading.ts';
import { emptyCart } from './state.ts';
import type { Wish } from './wish.ts';

/** The cart is this customer's now, or nobody's. */
export const ownerCame = createEvent<number | null>();
export const wishAccepted = createEvent<{ readonly product: number; readonly wish: Wish }>();
export const lineRetried = createEvent<number>();
export const lineForgotten = createEvent<number>();

/** The customer's cart, settled lines and pending changes; everything that happens to it is here. */
export const $cart = createStore(emptyCart(null), { serialize: 'ignore' })
  .on(ownerCame, (cart, owner) => (cart.owner === owner ? cart : emptyCart(owner)))
  .on(wishAccepted, (cart, { product, wish }) => addWish(cart, product, wish))
  .on(lineRetried, retryLine)
  .on(lineForgotten, forgetLine)
  .on(moveLineFx, overtake)
  .on(moveLineFx.finally, (cart, { params }) => overtake(cart, params))
  .on(lineMoved, arrive)
  // Another tab of the customer has moved them.
  .on(linesTaken, (cart) => (cart.owner === null ? cart : overtake(cart, { owner: cart.owner })))
  .on(changeLineFx, callSent)
  .on(changeLineFx.done, (cart, { params, result }) => callDone(cart, params, result))
  .on(changeLineFx.fail, (cart, { params, error }) => {
    if (params.kind === 'create' || !isMissing(error)) return callFailed(cart, params, reasonOf(error));
    return params.kind === 'remove' ? callDone(cart, params, null) : lineMissed(cart, params);
  })
  .on(readCartFx, readingBegun)
  .on(readCartFx.done, (cart, { params, result }) => cartRead(cart, params, result))
  .on(readCartFx.fail, (cart, { params }) => (params.owner === cart.owner ? readFailed(cart) : cart));
