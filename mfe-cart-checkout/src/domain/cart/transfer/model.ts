import { randomId } from '@vitrava/shared-kit/random-id';
import { combine, createEvent, createStore, sample } from 'effector';
import { type FailureReason, isPlaceRefused, reasonOf } from '../answers.ts';
import { $guestLines, guestChangeRequested, lineAnswered, lineHanded, lineNoted } from '../guest/index.ts';
import type { GuestLine, Sending } from '../line.ts';
import { $owner } from '../owner.ts';
import { endTurnFx, takeTurnFx } from './lock.ts';
import { moveFailed, moveLineFx } from './move-line.ts';
import {
  type AcceptedLine,
  lineAccepted,
  lineRetried,
  linesLeft,
  moveBegun,
  moveEnded,
  moveUnanswered,
  NO_TRANSFER,
  nextTransferStep,
  ownerChanged,
  serverReached,
  turnChanged,
} from './transfer.ts';

/*
 * A customer's device may hold lines of the guest that the customer was. One after another they go to the server's cart: noted with a key, sent,
 * and only after the server's yes taken from the device. A line that fails stays there, with its reason.
 */

/** A line that failed is to be tried again. */
export const moveRetried = createEvent<number>();
/** What failed for want of an answer may work now. */
export const movesRetried = createEvent();
/** These lines are not to be tried again before the shopper says so; what was left before may be. */
export const movesLeft = createEvent<readonly number[]>();
/** Fact: the server has the line now, and the device has not. */
export const lineMoved = createEvent<AcceptedLine>();
/** Fact: what lay on the device of this product is in the customer's cart. */
export const lineArrived = lineMoved.map(({ line }) => line.product);

const $remaining = combine($owner, $guestLines, (owner, lines) => (owner === null ? [] : lines));

const moveDue = createEvent<number>();
const unanswered = sample({
  clock: moveFailed.filter({ fn: ({ error }) => reasonOf(error) === 'network' }),
  source: $remaining,
});
// Without an owner or its line there is nothing to send.
const notSent = sample({ clock: lineNoted, source: $owner, filter: (owner, { sending }) => owner === null || sending === null });

const $transfer = createStore(NO_TRANSFER, { serialize: 'ignore' })
  .on(takeTurnFx, (transfer) => turnChanged(transfer, 'asked'))
  .on(takeTurnFx.doneData, (transfer) => turnChanged(transfer, 'held'))
  .on(endTurnFx, (transfer) => turnChanged(transfer, 'none'))
  .on(moveDue, moveBegun)
  .on(moveLineFx.done, (transfer, { params: { owner }, result: line }) => lineAccepted(transfer, { owner, line }))
  .on([notSent, lineAnswered], moveEnded)
  .on(unanswered, moveUnanswered)
  .on([moveRetried, lineHanded], lineRetried)
  .on(movesLeft, linesLeft)
  .on([movesRetried, lineMoved], serverReached)
  .on($owner, ownerChanged);

const $unanswered = $transfer.map(({ unanswered: products }) => products);
/** Lines on their way from the device into the customer's cart. */
export const $arriving = combine($remaining, $unanswered, (lines, products) => lines.filter((line) => !failureOf(line, products)));
/** Lines that did not get there. */
export const $stranded = combine($remaining, $unanswered, (lines, products) =>
  lines.flatMap((line) => {
    const reason = failureOf(line, products);
    return reason ? [{ product: line.product, amount: line.amount, item: line.item, reason, origin: 'device' as const }] : [];
  }),
);
/** Whether lines of the device are still on their way, in this tab or another. */
export const $isTransferring = $arriving.map((lines) => lines.length > 0);

const stepDue = combine($transfer, $arriving, nextTransferStep).updates;
sample({ clock: stepDue, filter: (step) => step?.kind === 'askTurn', fn: () => undefined, target: takeTurnFx });
sample({ clock: stepDue, filter: (step) => step?.kind === 'endTurn', fn: () => undefined, target: endTurnFx });
sample({ clock: stepDue.filterMap((step) => (step?.kind === 'move' ? step.product : undefined)), target: moveDue });

// Noting reads the device anew: a line that another tab has moved meanwhile is not there any more, and nothing is sent.
sample({ clock: moveDue, fn: (product) => ({ kind: 'sending' as const, product, key: randomId() }), target: guestChangeRequested });
sample({
  clock: lineNoted,
  source: $owner,
  filter: (owner, { sending }) => owner !== null && sending !== null,
  fn: (owner, { product, sending, stock }) => ({ owner: owner as number, product, sending: sending as Sending, stock }),
  target: moveLineFx,
});
sample({
  clock: [
    moveLineFx.done.map(({ params: { product, sending } }) => ({ kind: 'moved' as const, product, key: sending.key })),
    moveLineFx.fail.filterMap(({ params: { product, sending }, error }) => {
      const [reason, key] = [reasonOf(error), sending.key];
      if (isPlaceRefused(error)) return { kind: 'displaced' as const, product, key };
      return reason === 'network' ? undefined : { kind: 'refused' as const, product, key, reason };
    }),
    moveRetried.map((product) => ({ kind: 'retrial' as const, product })),
  ],
  target: guestChangeRequested,
});
sample({
  clock: lineAnswered,
  source: $transfer,
  filter: ({ accepted }, { isMoved }) => isMoved && accepted !== null,
  fn: ({ accepted }) => accepted as AcceptedLine,
  target: lineMoved,
});

function failureOf({ product, sending }: GuestLine, products: readonly number[]): FailureReason | null {
  return sending?.refused ?? (products.includes(product) ? 'network' : null);
}
