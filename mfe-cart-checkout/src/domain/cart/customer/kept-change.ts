import { findPending, findSettled } from '@vitrava/shared-kit/models/optimistic-list';
import { amountAfter } from './command.ts';
import { cartList } from './list.ts';
import type { CustomerCart, UnconfirmedChange } from './state.ts';

/** A change that the device keeps; `at` is when it was asked for, in ms since 1970. */
export interface KeptChange extends UnconfirmedChange {
  readonly at: number;
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
  readonly asked: readonly UnconfirmedChange[];
  /** Confirmed, refused, given up, or overtaken by what the server has. */
  readonly ended: readonly UnconfirmedChange[];
  readonly at: number;
}

/** Later than this a shopper has lived with the amount that the server has. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Changes of lines that the server has, as far as no answer has come: what would be lost with the page. */
export function unconfirmedOf(cart: CustomerCart): readonly UnconfirmedChange[] {
  const resumed = cart.resumed.map((change) => {
    const command = findPending(cart, change.product)?.command ?? null;
    return { ...change, amount: amountAfter(command, change.amount) };
  });
  const pending = cart.pending.flatMap(({ product, failure, call, command }) => {
    const line = findSettled(cart, product);
    if (!line || (failure !== null && failure !== 'network')) return [];
    const from = call ? [line.amount, call.amount] : [line.amount];
    return [{ product, amount: amountAfter(command, call?.amount ?? line.amount), from }];
  });
  return [...resumed, ...pending.filter(({ product }) => !resumed.some((change) => change.product === product))];
}

/** What the device shall keep after the news. Amounts that were tried before are remembered: each may be what the server has. */
export function keptAfter(kept: KeptChanges | null, news: KeptNews): KeptChanges | null {
  if (news === 'gone') return null;
  const { userId, asked, ended, at } = news;
  const known = kept?.userId === userId ? kept.changes : [];
  const isOver = (change: KeptChange) => ended.some(({ product, amount }) => product === change.product && amount === change.amount);
  const others = known.filter((change) => !isOver(change) && asked.every(({ product }) => product !== change.product));
  const changed = asked.map((change): KeptChange => {
    const before = known.find(({ product }) => product === change.product);
    const from = [...new Set([...(before?.from ?? []), ...change.from])];
    return { ...change, from, at: before?.amount === change.amount ? before.at : at };
  });
  const changes = [...others, ...changed];
  return changes.length > 0 ? { userId, changes } : null;
}

/** A customer's cart begins with what the device has kept for them. What lies on the device itself has its own way there. */
export function changesResumed(
  cart: CustomerCart,
  {
    kept,
    beside,
    now,
  }: { readonly kept: KeptChanges | null; readonly beside: readonly { readonly product: number }[]; readonly now: number },
): CustomerCart {
  if (kept === null || kept.userId !== cart.owner || cart.isRead) return cart;
  const resumed = kept.changes.filter(({ product, at }) => {
    return Math.abs(now - at) < LONGEST_MS && beside.every((line) => line.product !== product);
  });
  return { ...cart, resumed };
}

/**
 * The server has told what is in the cart: a change goes on where its line is as the shopper left it, or as an earlier try has made it.
 * Otherwise someone has changed, bought or removed it since, and that counts.
 */
export function resumedJudged(cart: CustomerCart): CustomerCart {
  if (!cart.isRead || cart.resumed.length === 0) return cart;
  const begin = { ...cart, resumed: [] };
  return cart.resumed.reduce((judged: CustomerCart, { product, amount, from }) => {
    // A line that is gone was taken out by an earlier try only where one was made.
    if (!from.includes(findSettled(judged, product)?.amount ?? 0)) return judged;
    // What was asked for since, before the cart was read, comes on top.
    const command = findPending(judged, product)?.command ?? null;
    return cartList.changeResumed(judged, product, { kind: 'amount', amount: amountAfter(command, amount), item: null });
  }, begin);
}
