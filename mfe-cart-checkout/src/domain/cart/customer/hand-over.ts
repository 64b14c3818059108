import { itemRefused } from '@vitrava/shared-kit/bus/cart';
import { findPending } from '@vitrava/shared-kit/models/optimistic-list';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { type FailureReason, reasonOf } from '../answers.ts';
import { $guestLines, guestChangeRequested } from '../guest/index.ts';
import { $owner } from '../owner.ts';
import { lineMoved, moveFailed } from '../transfer/index.ts';
import type { LineCommand } from './command.ts';
import type { CustomerCart } from './state.ts';

/*
 * What a customer adds lies on the device until the server has it, as a guest's lines do: noted with a key before it is sent, so that no lost
 * answer, no closed page and no session that ends takes a line away or adds it twice.
 */

/** So many more shall come to the server, or a line that it does not have any more. */
export const handOver = createEvent<{ readonly product: number; readonly command: LineCommand }>();

/**
 * Whether a command adds, rather than setting an amount. The server adds to what it has by then, so the cart need not be read for it, and a line
 * that was bought meanwhile is not put in once more. What is added to an amount that is on its way, or that nothing has answered about, is part of that amount.
 */
export function isHandedOver(cart: CustomerCart, product: number, { kind }: LineCommand): boolean {
  const pending = findPending(cart, product);
  const isChanging = pending !== undefined && (pending.status !== 'failed' || pending.isUnsure);
  return kind === 'addition' && !isChanging && cart.resumed.every((change) => change.product !== product || change.hasFailed);
}

sample({
  clock: handOver,
  fn: ({ product, command: { kind, amount, item, stock = null, key } }) => ({
    kind: 'handing' as const,
    product,
    amount,
    item,
    stock,
    isAddition: kind === 'addition',
    key,
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
  clock: moveFailed,
  source: { awaited: $awaited, lines: $guestLines },
  fn({ awaited, lines }, { params: { product }, error }) {
    const reason = reasonOf(error);
    const behind = lines.filter((line) => line.product !== product && awaited.includes(line.product) && !line.sending?.refused);
    return [product, ...(reason === 'network' ? behind.map((line) => line.product) : [])].map((one) => ({ product: one, reason }));
  },
});
$awaited.on(refused, (awaited, refusals) => awaited.filter((one) => !refusals.some(({ product }) => product === one)));
sample({ clock: refused, target: refuseAllFx });
