import type { PricedLine, Totals } from '@vitrava/shared-kit/contracts/browser';
import { arrange } from './order.ts';
import { type CustomerCart, isQuiet, type PendingLine } from './state.ts';

/** A reading of the whole cart, the so-manyth, begun for `owner` at `edition`. */
export interface Reading {
  readonly owner: number;
  readonly edition: number;
  readonly serial: number;
}

export function readingBegun(cart: CustomerCart, { owner, serial }: Reading): CustomerCart {
  return cart.owner === owner ? { ...cart, lastReading: serial } : cart;
}

/**
 * The cart as the server has just told it. A reading that changes have overtaken is dropped, for another follows them;
 * only the very first is taken in any case, since something is better than nothing.
 */
export function cartRead(
  cart: CustomerCart,
  { owner, edition, serial }: Reading,
  { lines, totals }: { readonly lines: readonly PricedLine[]; readonly totals: Totals },
): CustomerCart {
  // A later reading is under way: it knows better.
  if (cart.owner !== owner || cart.lastReading !== serial) return cart;
  const isOvertaken = cart.edition !== edition || cart.pending.some(({ status }) => status === 'flying');
  if (isOvertaken) return cart.isRead ? cart : arrange({ ...cart, isRead: true, settled: withNewer(lines, cart.settled) });
  const pending = cart.pending.filter((line) => !isMade(line, lines)).map((line) => ({ ...line, isUnsure: false }));
  return arrange({ ...cart, isRead: true, settled: lines, pending, totals, readEdition: cart.edition });
}

/** Lines of an overtaken reading, and over them what has been answered meanwhile. */
function withNewer(read: readonly PricedLine[], newer: readonly PricedLine[]): readonly PricedLine[] {
  return [...read.filter((line) => newer.every(({ product }) => product !== line.product)), ...newer];
}

/** Whether lines and totals are the server's word about all that is wished. */
export function isSettled(cart: CustomerCart): boolean {
  return cart.isRead && cart.readEdition === cart.edition && isQuiet(cart);
}

/** What failed for want of an answer has been done after all: nothing is left to be tried again. */
function isMade({ product, failure, call, wish }: PendingLine, settled: readonly PricedLine[]): boolean {
  if (failure !== 'network' || (call && wish)) return false;
  const wanted = call?.amount ?? (wish?.kind === 'amount' ? wish.amount : null);
  return (settled.find((line) => line.product === product)?.amount ?? 0) === wanted;
}
