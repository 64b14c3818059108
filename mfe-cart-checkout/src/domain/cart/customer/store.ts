import { createEvent, createStore } from 'effector';
import { isMissing, reasonOf } from '../answers.ts';
import { lineHanded, linesTaken } from '../guest/index.ts';
import { lineMoved, moveLineFx } from '../transfer/index.ts';
import { changeLineFx, clearCartFx, readCartFx } from './calls.ts';
import type { LineCommand } from './command.ts';
import { changesResumed, type FoundChanges, resumedJudged } from './kept-change.ts';
import { cartEmptied, cartList, lineCommanded, lineHandedOver } from './list.ts';
import { type CustomerCart, emptyCart } from './state.ts';

/** The cart is this customer's now, or no customer's. */
export const ownerChanged = createEvent<number | null>();
/** A command that makes sense: it is pending from here on. */
export const commandAccepted = createEvent<{ readonly product: number; readonly command: LineCommand }>();
export const lineRetried = createEvent<number>();
export const lineForgotten = createEvent<number>();
/** Fact: an order has taken what the cart held, or has been put into it once more: what was read before does not count. */
export const cartOvertaken = createEvent();

/** Fact: what the device has kept of this customer's changes is known. */
export const changesKept = createEvent<FoundChanges>();

const overtaken = (cart: CustomerCart, { owner }: { readonly owner: number }) => (cart.owner === owner ? cartList.overtaken(cart) : cart);

/** The customer's cart, settled lines and pending changes; everything that happens to it is here. */
export const $cart = createStore(emptyCart(null), { serialize: 'ignore' })
  .on(ownerChanged, (cart, owner) => (cart.owner === owner ? cart : emptyCart(owner)))
  .on(changesKept, changesResumed)
  .on(commandAccepted, lineCommanded)
  .on(lineHanded, lineHandedOver)
  .on(lineRetried, cartList.changeRetried)
  .on(lineForgotten, cartList.changeForgotten)
  .on(moveLineFx, overtaken)
  .on(moveLineFx.finally, (cart, { params }) => overtaken(cart, params))
  .on(lineMoved, (cart, { owner, line }) => (cart.owner === owner ? cartList.entryPut(cart, line) : cart))
  // Another tab of the customer has moved them.
  .on(linesTaken, (cart) => (cart.owner === null ? cart : cartList.overtaken(cart)))
  .on(changeLineFx, cartList.callSent)
  .on(changeLineFx.done, (cart, { params, result }) => cartList.callDone(cart, params, result))
  .on(changeLineFx.fail, (cart, { params, error }) => {
    if (!isMissing(error)) return cartList.callFailed(cart, params, reasonOf(error));
    return params.kind === 'remove' ? cartList.callDone(cart, params, null) : cartList.entryMissed(cart, params);
  })
  .on(clearCartFx.done, (cart, { params: { owner } }) => (cart.owner === owner ? cartEmptied(cart) : cart))
  // It may have been emptied all the same.
  .on(clearCartFx.fail, (cart, { params }) => overtaken(cart, params))
  .on(cartOvertaken, cartList.overtaken)
  .on(readCartFx, cartList.readingBegun)
  .on(readCartFx.done, (cart, { params, result: { lines, totals, kept } }) =>
    resumedJudged(cartList.readingDone(cart, params, lines, { totals }), kept),
  )
  .on(readCartFx.fail, (cart, { params }) => cartList.readingFailed(cart, params.owner));
