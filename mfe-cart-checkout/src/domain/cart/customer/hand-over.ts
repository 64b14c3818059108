import { itemRefused } from '@vitrava/shared-kit/bus/cart';
import { findPending, findSettled } from '@vitrava/shared-kit/models/optimistic-list';
import { createEvent, sample } from 'effector';
import { reasonOf } from '../answers.ts';
import { guestChangeRequested } from '../guest/index.ts';
import { $stranded, moveLineFx, moveRetried } from '../transfer/index.ts';
import type { LineCommand } from './command.ts';
import type { CustomerCart } from './state.ts';

/*
 * What a customer adds lies on the device until the server has it, as a guest's lines do: noted with a key before it is sent, so that no lost
 * answer, no closed page and no session that ends takes a line away or adds it twice.
 */

/** A line that the server does not have, as far as is known, shall be made there. */
export const handOver = createEvent<{ readonly product: number; readonly command: LineCommand }>();

/** Whether a command makes a line rather than changing one. The server adds to what it has, so a cart need not be read for it. */
export function makesLine(cart: CustomerCart, product: number, { kind }: LineCommand): boolean {
  return kind === 'addition' && !findSettled(cart, product) && !findPending(cart, product);
}

const handed = sample({
  clock: handOver,
  source: $stranded,
  fn: (stranded, { product, command: { amount, item } }) => {
    // Whoever asks again for what failed wants it once.
    return { kind: 'handing' as const, product, amount, item, isRepeated: stranded.some((line) => line.product === product) };
  },
  batch: false,
});
sample({ clock: handed, target: guestChangeRequested, batch: false });
sample({ clock: handed.filterMap(({ isRepeated, product }) => (isRepeated ? product : undefined)), target: moveRetried, batch: false });

sample({
  clock: moveLineFx.fail,
  fn: ({ params: { product }, error }) => ({ product, reason: reasonOf(error) }),
  target: itemRefused,
});
