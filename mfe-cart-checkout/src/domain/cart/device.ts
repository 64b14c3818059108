import { CART_COOKIE, formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';
import { writeCookie } from '@vitrava/shared-kit/cookie';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { combine, createEffect, sample } from 'effector';
import type { AddCommand, Command } from './command.ts';
import { changeOutbox, type Outbox, type OutboxChange } from './outbox.ts';
import { outboxItem } from './storage.ts';

/** The outbox as all tabs of the browser see it. A page whose storage refuses keeps its own. */
export const device = createStoredValue<Outbox, OutboxChange>({
  item: outboxItem,
  initial: [],
  reduce: changeOutbox,
  // A page that could not store its commands has them beside those of other tabs.
  merge: (known, read, isDetached) => (isDetached ? [...known, ...read.filter((one) => !known.some((other) => isSame(one, other)))] : read),
});

function isSame(one: Command, other: Command): boolean {
  return one.key === other.key && (one.key !== null || one.product === other.product);
}

/** `$isDeviceRead`: whether the outbox is what is stored. `$isDetached`: whether the storage refused it, so that it lives in this page only. */
export const { $isRead: $isDeviceRead, $isDetached } = device;

export function additionsOf(outbox: Outbox): readonly AddCommand[] {
  const lines = new Map<number, AddCommand>();
  for (const command of outbox) {
    if (command.kind !== 'add') continue;
    const known = lines.get(command.product);
    lines.set(command.product, known ? { ...known, amount: known.amount + command.amount } : command);
  }
  return [...lines.values()];
}

/** The server renders the header and the cart's page with what the cookie repeats. Lines that the storage refused are in this page only. */
const writeCartCookieFx = createEffect((lines: readonly LineAmount[]) => {
  writeCookie(CART_COOKIE, formatCartLines(lines));
});
const $stored = combine(device.$value, $isDeviceRead, $isDetached, (outbox, isRead, isDetached) => {
  return isRead && !isDetached ? additionsOf(outbox) : null;
});
sample({ clock: $stored, filter: (lines) => lines !== null, target: writeCartCookieFx });
