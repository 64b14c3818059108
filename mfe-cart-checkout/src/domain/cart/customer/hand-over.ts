import { itemRefused } from '@vitrava/shared-kit/bus/cart';
import { findPending, findSettled } from '@vitrava/shared-kit/models/optimistic-list';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { type FailureReason, reasonOf } from '../answers.ts';
import { $guestLines, guestChangeRequested } from '../guest/index.ts';
import { $owner } from '../owner.ts';
import { lineMoved, moveLineFx } from '../transfer/index.ts';
import type { LineCommand } from './command.ts';
import type { Arriving, CustomerCart } from './state.ts';

/*
 * What a customer adds lies on the device until the server has it, as a guest's lines do: noted with a key before it is sent, so that no lost
 * answer, no closed page and no session that ends takes a line away or adds it twice.
 */

/** A line that the server does not have, as far as is known, shall be made there. */
export const handOver = createEvent<{ readonly product: number; readonly command: LineCommand }>();

/**
 * Whether a command makes a line, or adds to one that lies on the `device`, rather than changing one. The server adds to what it has, so a cart
 * need not be read for it.
 */
export function makesLine(cart: CustomerCart, device: Arriving, product: number, { kind }: LineCommand): boolean {
  const isOfProduct = (one: { readonly product: number }) => one.product === product;
  if (kind !== 'addition' || findPending(cart, product) || cart.resumed.some(isOfProduct)) return false;
  return !findSettled(cart, product) || device.some(isOfProduct);
}

sample({
  clock: handOver,
  fn: ({ product, command: { kind, amount, item } }) => ({
    kind: 'handing' as const,
    product,
    amount,
    item,
    isAddition: kind === 'addition',
  }),
  target: guestChangeRequested,
  batch: false,
});

/** Each of what was not made is said: a control on the page may wait for it. */
export const refuseAllFx = createEffect((refusals: readonly { readonly product: number; readonly reason: FailureReason }[]) => {
  const refuse = scopeBind(itemRefused);
  for (const refusal of refusals) refuse(refusal);
});

/** What was asked for on this page and has not been answered. */
const $awaited = createStore<readonly number[]>([], { serialize: 'ignore' })
  .on(handOver, (awaited, { product }) => [...awaited.filter((one) => one !== product), product])
  .on(lineMoved, (awaited, { line }) => awaited.filter((one) => one !== line.product))
  .reset($owner);

// Where nothing answers, those behind the first are not even tried.
const refused = sample({
  clock: moveLineFx.fail,
  source: { awaited: $awaited, lines: $guestLines },
  fn({ awaited, lines }, { params: { product }, error }) {
    const reason = reasonOf(error);
    const behind = lines.filter((line) => line.product !== product && awaited.includes(line.product) && !line.sending?.refused);
    return [product, ...(reason === 'network' ? behind.map((line) => line.product) : [])].map((one) => ({ product: one, reason }));
  },
});
$awaited.on(refused, (awaited, refusals) => awaited.filter((one) => !refusals.some(({ product }) => product === one)));
sample({ clock: refused, target: refuseAllFx });
