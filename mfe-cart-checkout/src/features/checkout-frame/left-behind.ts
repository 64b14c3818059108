import { signedOut } from '@vitrava/shared-kit/bus/session';
import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { $owner, $unsyncedLines, changeRetried, lineArrived, linesNamed, linesSetAside, priceLinesFx } from '../../domain/cart/index.ts';
import { isLeft, leftLines } from './left-lines.ts';
import { orderMadeWithout } from './left-with-order.ts';
import { CheckoutGate } from './model.ts';

/*
 * Lines that did not get into the customer's cart would silently stay out of the order. So checkout continues only
 * after the shopper has retried them or decided to leave them, also over a reload; the left ones are named until the
 * end.
 */

/** The shopper orders without the lines that have not arrived. */
export const linesLeft = createEvent();

sample({ clock: CheckoutGate.open, fn: () => undefined, target: leftLines.start });
sample({
  clock: linesLeft,
  source: $unsyncedLines,
  fn: (lines) => ({ kind: 'left' as const, lines: lines.map(({ product, amount }) => ({ product, amount })) }),
  target: leftLines.change,
});
// A line that has arrived and fails later requires a new decision, as does one that the shopper retries.
sample({
  clock: [lineArrived, changeRetried],
  source: leftLines.$value,
  filter: (left, product) => left.some((line) => line.product === product),
  fn: (_, product) => ({ kind: 'over' as const, product }),
  target: leftLines.change,
});
// What was decided is over with the order that was made so, and with the session.
sample({ clock: orderMadeWithout, fn: () => ({ kind: 'left' as const, lines: [] }), target: leftLines.change });
sample({ clock: $owner, filter: (owner) => owner !== null, fn: () => undefined, target: leftLines.read });
sample({ clock: signedOut, fn: () => undefined, target: leftLines.reset });

/** Lines that the shopper has yet to decide about: until then there is no way on. */
export const $undecidedLines = combine($unsyncedLines, leftLines.$value, (lines, left) => lines.filter((line) => !isLeft(left, line)));
export const $isUndecided = $undecidedLines.map((lines) => lines.length > 0);
/** Lines that stay out of the order with the shopper's consent. */
export const $linesLeftBehind = combine($unsyncedLines, leftLines.$value, (lines, left) => lines.filter((line) => isLeft(left, line)));

sample({ clock: $linesLeftBehind, fn: (lines) => lines.map(({ product }) => product), target: linesSetAside });

export const retryUndecidedFx = attach({
  source: $undecidedLines,
  effect(lines) {
    const retry = scopeBind(changeRetried);
    for (const { product } of lines) retry(product);
  },
});

// A line that was added from a list has no name yet. Each is requested once: a product that is not sold any more has
// none.
const nameLinesFx = attach({ effect: priceLinesFx });
const $namesRequested = createStore<readonly number[]>([], { serialize: 'ignore' })
  .on(nameLinesFx, (requested, lines) => [...requested, ...lines.map(({ product }) => product)])
  .reset(CheckoutGate.close);
const $nameless = combine(CheckoutGate.status, $unsyncedLines, $namesRequested, (isOpen, lines, requested) => {
  const nameless = lines.filter(({ product, item }) => item === null && !requested.includes(product));
  return isOpen ? nameless.map(({ product, amount }) => ({ product, amount })) : [];
});
sample({ clock: $nameless, filter: (lines) => lines.length > 0, target: nameLinesFx });
sample({ clock: nameLinesFx.doneData, fn: ({ lines }) => lines, target: linesNamed });
