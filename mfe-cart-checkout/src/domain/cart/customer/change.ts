import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import type { FailureReason } from '../answers.ts';
import { arrange, placeLine } from './order.ts';
import { type CustomerCart, findPending, findSettled, type LineCall, type PendingLine } from './state.ts';
import { amountAfter, joinWishes, type Wish } from './wish.ts';

const settledAmount = (cart: CustomerCart, product: number) => findSettled(cart, product)?.amount ?? 0;

function putPending(cart: CustomerCart, line: PendingLine): CustomerCart {
  const isKnown = cart.pending.some(({ product }) => product === line.product);
  const pending = isKnown ? cart.pending.map((one) => (one.product === line.product ? line : one)) : [...cart.pending, line];
  return { ...cart, pending };
}

function dropPending(cart: CustomerCart, product: number): CustomerCart {
  return { ...cart, pending: cart.pending.filter((one) => one.product !== product) };
}

/** A wish comes to the end of the list, or joins the one of its line that has not been sent. */
export function addWish(before: CustomerCart, product: number, wish: Wish): CustomerCart {
  const cart = placeLine(before, product, wish.position);
  const known = findPending(cart, product);
  const isUnsure = known?.isUnsure ?? false;
  const fresh = { product, status: 'waiting', call: null, sent: null, wish, failure: null, isUnsure } as const;
  if (!known) return putPending(cart, fresh);
  if (known.status !== 'failed') return putPending(cart, { ...known, wish: joinWishes(known.wish, wish) });
  if (known.call?.kind !== 'create') return putPending(cart, fresh);
  // Maybe the line has been made and only the answer was lost: the same call goes first, then what is wanted beyond it.
  const wanted = amountAfter(wish, settledAmount(cart, product));
  const rest = wanted === known.call.amount ? null : { ...wish, kind: 'amount' as const, amount: wanted };
  return putPending(cart, { ...known, status: 'waiting', wish: rest, failure: null });
}

export function callSent(cart: CustomerCart, call: LineCall): CustomerCart {
  const line = findPending(cart, call.product);
  if (!line || cart.owner !== call.owner) return cart;
  const isRepeated = line.call !== null;
  const taken = isRepeated ? {} : { sent: line.wish, wish: null };
  return putPending({ ...cart, edition: cart.edition + 1 }, { ...line, ...taken, status: 'flying', call });
}

/** The server said yes. `line` is the line as it is now; null when it is gone. */
export function callDone(cart: CustomerCart, call: LineCall, line: PricedLine | null): CustomerCart {
  const known = findPending(cart, call.product);
  if (!known || cart.owner !== call.owner) return cart;
  const settled = line ? putSettled(cart.settled, line) : withoutProduct(cart.settled, call.product);
  return goOn({ ...cart, settled, edition: cart.edition + 1 }, known, known.wish);
}

/** The line to be changed is not there any more, another tab has taken it out: what is wanted is put into the cart anew. */
export function lineMissed(cart: CustomerCart, call: LineCall): CustomerCart {
  const known = findPending(cart, call.product);
  if (!known || cart.owner !== call.owner) return cart;
  const settled = withoutProduct(cart.settled, call.product);
  return goOn({ ...cart, settled, edition: cart.edition + 1 }, known, wantedBy(call, known));
}

/** The call failed: the line returns to the truth, and what was wished is kept as far as it can be tried again. */
export function callFailed(cart: CustomerCart, call: LineCall, failure: FailureReason): CustomerCart {
  const known = findPending(cart, call.product);
  if (!known || cart.owner !== call.owner) return cart;
  const next = { ...cart, edition: cart.edition + 1 };
  if (failure === 'network') {
    if (call.kind === 'create') return putPending(next, { ...known, status: 'failed', failure });
    return putPending(next, { ...known, status: 'failed', call: null, sent: null, wish: wantedBy(call, known), failure, isUnsure: true });
  }
  // A newer wish may well be met.
  if (known.wish) return goOn(next, known, known.wish);
  return putPending(next, { ...known, status: 'failed', call: null, failure });
}

/** A line of the device is being sent, or has been answered about: what was read before says nothing of it. */
export function overtake(cart: CustomerCart, { owner }: { readonly owner: number }): CustomerCart {
  return cart.owner === owner ? { ...cart, edition: cart.edition + 1 } : cart;
}

/** A line of the device has come into the cart. */
export function arrive(cart: CustomerCart, { owner, line }: { readonly owner: number; readonly line: PricedLine }): CustomerCart {
  return cart.owner === owner ? arrange({ ...cart, settled: putSettled(cart.settled, line), edition: cart.edition + 1 }) : cart;
}

/** The cart could not be read at all: what waited for it has failed with it. */
export function readFailed(cart: CustomerCart): CustomerCart {
  if (cart.isRead) return cart;
  return {
    ...cart,
    pending: cart.pending.map((line) => (line.status === 'waiting' ? { ...line, status: 'failed', failure: 'network' } : line)),
  };
}

/** A failed change is tried again. What was refused of a line that is there stays refused; one that did not get in may by now. */
export function retryLine(cart: CustomerCart, product: number): CustomerCart {
  const known = findPending(cart, product);
  if (known?.status !== 'failed') return cart;
  if (known.failure === 'network') return putPending(cart, { ...known, status: 'waiting', failure: null });
  return findSettled(cart, product) ? cart : goOn(cart, known, known.sent);
}

/** A change that failed is given up; or one that is met already. */
export function forgetLine(cart: CustomerCart, product: number): CustomerCart {
  return findPending(cart, product)?.status === 'flying' ? cart : arrange(dropPending(cart, product));
}

/** What an unanswered call was to do, as an amount (an addition would be made twice), and what was wished since. */
function wantedBy(call: LineCall, { sent, wish }: PendingLine): Wish {
  const wanted: Wish = { ...sent, kind: 'amount', amount: call.amount, item: sent?.item ?? null };
  return wish ? joinWishes(wanted, wish) : wanted;
}

function goOn(cart: CustomerCart, line: PendingLine, wish: Wish | null): CustomerCart {
  if (!wish) return arrange(dropPending(cart, line.product));
  return arrange(
    putPending(cart, { product: line.product, status: 'waiting', call: null, sent: null, wish, failure: null, isUnsure: false }),
  );
}

function withoutProduct(lines: readonly PricedLine[], product: number): readonly PricedLine[] {
  return lines.filter((line) => line.product !== product);
}

function putSettled(lines: readonly PricedLine[], line: PricedLine): readonly PricedLine[] {
  return [...withoutProduct(lines, line.product), line];
}
