import { findPending, findSettled } from '@vitrava/shared-kit/models/optimistic-list';
import { amountAfter } from './command.ts';
import { cartList } from './list.ts';
import type { CustomerCart, UnconfirmedChange } from './state.ts';

/** A change that the device keeps; `at` is when it was asked for, in ms since 1970, `page` the one that has it in hand. */
export interface KeptChange extends UnconfirmedChange {
  readonly at: number;
  readonly page: string;
}

/** The changes of one customer's lines that no answer has confirmed. */
export interface KeptChanges {
  readonly userId: number;
  readonly changes: readonly KeptChange[];
}

/** What the device is told: that the customer has gone by their own wish, which leaves nothing of theirs behind, or of their changes. */
export type KeptNews = 'gone' | ChangesNews;

/** What has come to the changes of a customer's cart since the device was told last. */
export interface ChangesNews {
  readonly userId: number;
  readonly page: string;
  readonly asked: readonly UnconfirmedChange[];
  /** Confirmed, refused, given up, or overtaken by what the server has; each in the hands of this page. */
  readonly ended: readonly Pick<KeptChange, 'product' | 'page'>[];
  readonly at: number;
}

/** Later than this a shopper has lived with the amount that the server has. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Changes of lines that the server has, as far as no answer has come: what would be lost with the page. */
export function unconfirmedOf(cart: CustomerCart): readonly UnconfirmedChange[] {
  const resumed = cart.resumed.map((change) => {
    const command = findPending(cart, change.product)?.command ?? null;
    return change.hasFailed || !command ? change : { ...change, amount: amountAfter(command, change.amount), key: command.key };
  });
  const pending = cart.pending.flatMap(({ product, failure, call, command, sent }) => {
    const line = findSettled(cart, product);
    if (!line || (failure !== null && failure !== 'network')) return [];
    const from = call ? [line.amount, call.amount] : [line.amount];
    const { key } = command ?? sent ?? {};
    return [{ product, amount: amountAfter(command, call?.amount ?? line.amount), from, hasFailed: failure !== null, key }];
  });
  return [...resumed, ...pending.filter(({ product }) => !resumed.some((change) => change.product === product))];
}

/**
 * What the device shall keep after the news. Amounts that were tried before are remembered: each may be what the server has. Another page's
 * newer change stays as it is when an older one of this page ends or fails.
 */
export function keptAfter(kept: KeptChanges | null, news: KeptNews): KeptChanges | null {
  if (news === 'gone') return null;
  const { userId, page, asked, ended, at } = news;
  const known = kept?.userId === userId ? kept.changes : [];
  const before = (change: UnconfirmedChange) => known.find(({ product }) => product === change.product);
  const taken = asked.filter((change) => !change.hasFailed || isSame(before(change), change, page));
  const isOver = (change: KeptChange) => ended.some((one) => one.product === change.product && one.page === change.page);
  const others = known.filter((change) => !isOver(change) && taken.every(({ product }) => product !== change.product));
  const changed = taken.map((change): KeptChange => {
    const earlier = before(change);
    // What the line holds when a change has failed may be another's doing: it is none of its tries.
    const from = change.hasFailed && earlier ? earlier.from : [...new Set([...(earlier?.from ?? []), ...change.from])];
    return { ...change, from, page, at: earlier?.amount === change.amount ? earlier.at : at };
  });
  const changes = [...others, ...changed];
  return changes.length > 0 ? { userId, changes } : null;
}

/** Whether what is kept is this very change, of this page or one that nobody has in hand. */
function isSame(kept: KeptChange | undefined, { amount }: UnconfirmedChange, page: string): boolean {
  return kept !== undefined && kept.amount === amount && (kept.page === page || kept.hasFailed);
}

/** What the device has kept, what lies on it beside, and when it was looked at. */
export interface FoundChanges {
  readonly kept: KeptChanges | null;
  readonly beside: readonly { readonly product: number }[];
  readonly now: number;
}

/** A customer's cart begins with what the device has kept for them. What lies on the device itself has its own way there. */
export function changesResumed(cart: CustomerCart, { kept, beside, now }: FoundChanges): CustomerCart {
  if (kept === null || kept.userId !== cart.owner || cart.isRead) return cart;
  const resumed = kept.changes.filter(({ product, at }) => {
    return Math.abs(now - at) < LONGEST_MS && beside.every((line) => line.product !== product);
  });
  return { ...cart, resumed };
}

/**
 * The server has told what is in the cart, and the device what it keeps by then: another tab may have asked for something newer since, or have
 * come to the end of it. A change goes on where its line is as the shopper left it, or as an earlier try has made it; one that has failed waits for the
 * shopper's word, as before. Otherwise someone has changed, bought or removed the line since, and that counts.
 */
export function resumedJudged(cart: CustomerCart, kept: KeptChanges | null | undefined): CustomerCart {
  if (!cart.isRead || cart.resumed.length === 0) return cart;
  const begin = { ...cart, resumed: [] };
  // A storage that has gone since says nothing.
  if (kept === undefined) return cart.resumed.reduce(goneOnWith, begin);
  const found = kept?.userId === cart.owner ? kept.changes : [];
  return cart.resumed.reduce((judged: CustomerCart, change) => {
    const present = found.find(({ product }) => product === change.product);
    if (!present) return judged;
    // What was added since on this page is kept with the change already, and comes on top of what it was before.
    const command = findPending(cart, change.product)?.command ?? null;
    return goneOnWith(judged, present.amount === amountAfter(command, change.amount) ? change : present);
  }, begin);
}

function goneOnWith(cart: CustomerCart, { product, amount, from, hasFailed, key }: UnconfirmedChange): CustomerCart {
  const present = findSettled(cart, product)?.amount ?? 0;
  // A line that is gone was taken out by an earlier try only where one was made.
  if (!from.includes(present)) return cart;
  // What was asked for since, before the cart was read, comes on top; or in the place of what was not made.
  const command = findPending(cart, product)?.command ?? null;
  if (hasFailed && (command || amount === present)) return cart;
  const wanted = { kind: 'amount' as const, amount: amountAfter(command, amount), item: null, key: command?.key ?? key };
  // A call for another amount may still reach the server.
  const isUnsure = from.some((one) => one !== present);
  const resumed = cartList.changeResumed(cart, product, wanted, isUnsure);
  return hasFailed ? changeFailed(resumed, product) : resumed;
}

function changeFailed(cart: CustomerCart, product: number): CustomerCart {
  const failed = { status: 'failed' as const, failure: 'network' as const };
  return { ...cart, pending: cart.pending.map((change) => (change.product === product ? { ...change, ...failed } : change)) };
}
