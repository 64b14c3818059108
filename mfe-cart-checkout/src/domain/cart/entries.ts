import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { FailureReason } from './answers.ts';
import type { Command } from './command.ts';
import type { LineItem } from './line.ts';
import { type Cart, openCommands } from './state.ts';

/** A line of the cart as the shopper wants it, made or still being made. */
export interface CartEntry {
  readonly product: number;
  readonly amount: number;
  /** Null while its name is unknown. */
  readonly item: LineItem | null;
  /** The server's last data of it; null before the first response, and for guests. */
  readonly priced: PricedLine | null;
  readonly isBusy: boolean;
  /** Why its last change was not made; the amount is the true one then. */
  readonly failure: FailureReason | null;
  /** The amount that it was to lead to, while it can be tried again. */
  readonly failedAmount: number | null;
}

/** A line that did not get into the customer's cart, and why. */
export interface UnsyncedLine {
  readonly product: number;
  readonly amount: number;
  readonly item: LineItem | null;
  readonly reason: FailureReason;
}

/** The lines as the shopper wants them, in their order: what the server has, and on top of it the commands that have not failed. */
export function entriesOf(cart: Cart): readonly CartEntry[] {
  return cart.order.flatMap((product) => {
    const entry = cart.owner === null ? guestEntry(cart, product) : customerEntry(cart, product);
    return entry.amount > 0 ? [entry] : [];
  });
}

/** Commands that failed and whose lines the server does not have, one line per product. */
export function unsyncedOf(cart: Cart): readonly UnsyncedLine[] {
  if (cart.owner === null) return [];
  const failed = cart.outbox.filter(({ kind, product, failure }) => {
    return failure !== null && (kind === 'add' || cart.lines.every((line) => line.product !== product));
  });
  return [...new Set(failed.map(({ product }) => product))].flatMap((product) => {
    const commands = failed.filter((one) => one.product === product);
    const amount = amountAfter(0, commands);
    const item = commands.find((one) => one.item !== null)?.item ?? null;
    const reason = commands.find(({ failure }) => failure !== null)?.failure;
    return amount > 0 && reason ? [{ product, amount, item, reason }] : [];
  });
}

/** A guest's entry is the sum of its lines on the device. */
function guestEntry({ outbox }: Cart, product: number): CartEntry {
  const commands = outbox.filter((one) => one.kind === 'add' && one.product === product);
  const item = commands.find((one) => one.item !== null)?.item ?? null;
  return { product, amount: amountAfter(0, commands), item, priced: null, isBusy: false, failure: null, failedAmount: null };
}

function customerEntry(cart: Cart, product: number): CartEntry {
  const priced = cart.lines.find((line) => line.product === product) ?? null;
  const commands = openCommands(cart).filter((one) => one.product === product);
  const failed = cart.outbox.find((one) => one.kind !== 'add' && one.product === product && one.failure !== null);
  return {
    product,
    amount: amountAfter(priced?.amount ?? 0, commands),
    item: priced?.item ?? commands.find((one) => one.item !== null)?.item ?? null,
    priced,
    isBusy: commands.length > 0,
    failure: failed?.failure ?? cart.refused.get(product) ?? null,
    failedAmount: failed?.amount ?? null,
  };
}

function amountAfter(present: number, commands: readonly Command[]): number {
  return commands.reduce((amount, one) => Math.min(CART_LIMITS.amount, one.kind === 'add' ? amount + one.amount : one.amount), present);
}
