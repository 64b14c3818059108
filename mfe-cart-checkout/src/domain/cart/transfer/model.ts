import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import { combine, createEvent, createStore, sample } from 'effector';
import { type FailureReason, newKey, reasonOf } from '../answers.ts';
import { $guestLines, guestChangeWished, lineAnswered, lineNoted } from '../guest/index.ts';
import type { GuestLine, Sending } from '../line.ts';
import { $owner } from '../owner.ts';
import { endTurnFx, type Release, takeTurnFx } from './lock.ts';
import { moveLineFx } from './move-line.ts';

/*
 * A customer's device may hold lines of the guest that the customer was. One after another they go to the server's cart: noted with a key, sent,
 * and only after the server's yes taken from the device. A line that fails stays there, with its reason.
 */

/** A line that failed is to be tried again. */
export const moveRetried = createEvent<number>();
/** What failed for want of an answer may work now. */
export const movesRetried = createEvent();
/** Fact: the server has the line now, and the device has not. */
export const lineMoved = createEvent<{ readonly owner: number; readonly line: PricedLine }>();

/** Products of lines that nobody answered about. A refusal is noted with the line itself. */
const $unanswered = createStore<readonly number[]>([], { serialize: 'ignore' });
const $turn = createStore<Release | null>(null, { serialize: 'ignore' });
/** The product whose line is being moved. */
const $moving = createStore<number | null>(null, { serialize: 'ignore' });
const $arrived = createStore<{ readonly owner: number; readonly line: PricedLine } | null>(null, { serialize: 'ignore' });

const $remaining = combine($owner, $guestLines, (owner, lines) => (owner === null ? [] : lines));
/** Lines on their way from the device into the customer's cart. */
export const $arriving = combine($remaining, $unanswered, (lines, unanswered) => lines.filter((line) => !failureOf(line, unanswered)));
/** Lines that did not get there. */
export const $stranded = combine($remaining, $unanswered, (lines, unanswered) =>
  lines.flatMap((line) => {
    const reason = failureOf(line, unanswered);
    return reason ? [{ product: line.product, amount: line.amount, item: line.item, reason, origin: 'device' as const }] : [];
  }),
);
/** Whether lines of the device are still on their way, in this tab or another. */
export const $isTransferring = $arriving.map((lines) => lines.length > 0);

sample({
  clock: [$isTransferring, endTurnFx.done],
  source: { isTransferring: $isTransferring, turn: $turn, isWaiting: takeTurnFx.pending },
  filter: ({ isTransferring, turn, isWaiting }) => isTransferring && turn === null && !isWaiting,
  fn: () => undefined,
  target: takeTurnFx,
});
sample({ clock: takeTurnFx.doneData, target: $turn });

const $next = combine($turn, $moving, $arriving, (turn, moving, [line]) => (turn && moving === null && line ? line.product : null));
const moveBegun = sample({ clock: $next, filter: (product) => product !== null });
sample({ clock: moveBegun, target: $moving });
// Noting reads the device anew: a line that another tab has moved meanwhile is not there any more, and nothing is sent.
sample({ clock: moveBegun, fn: (product) => ({ kind: 'sending' as const, product, key: newKey() }), target: guestChangeWished });
sample({
  clock: lineNoted,
  source: $owner,
  filter: (owner, { sending }) => owner !== null && sending !== null,
  fn: (owner, { product, sending }) => ({ owner: owner as number, product, sending: sending as Sending }),
  target: moveLineFx,
});

sample({ clock: moveLineFx.done, fn: ({ params: { owner }, result: line }) => ({ owner, line }), target: $arrived });
sample({
  clock: moveLineFx.done,
  fn: ({ params: { product, sending } }) => ({ kind: 'moved' as const, product, key: sending.key }),
  target: guestChangeWished,
});
sample({
  clock: lineAnswered,
  source: $arrived,
  filter: (arrived, { isMoved }) => isMoved && arrived !== null,
  fn: (arrived) => arrived as NonNullable<typeof arrived>,
  target: lineMoved,
});

const refused = moveLineFx.fail.filterMap(({ params: { product, sending }, error }) => {
  const reason = reasonOf(error);
  return reason === 'network' ? undefined : { kind: 'refused' as const, product, key: sending.key, reason };
});
const unanswered = moveLineFx.fail.filter({ fn: ({ error }) => reasonOf(error) === 'network' });
sample({ clock: refused, target: guestChangeWished });
// Nobody answers: the others need not try in vain.
sample({ clock: unanswered, source: $remaining, fn: (lines) => lines.map(({ product }) => product), target: $unanswered });
sample({
  clock: moveRetried,
  source: $unanswered,
  fn: (products, retried) => products.filter((product) => product !== retried),
  target: $unanswered,
});
sample({ clock: moveRetried, fn: (product) => ({ kind: 'retrial' as const, product }), target: guestChangeWished });
// The server answers again: what it has not answered about goes on by itself.
sample({ clock: [movesRetried, lineMoved, $owner], fn: () => [], target: $unanswered });
// Nothing of a customer stays in memory.
sample({ clock: $owner, fn: () => null, target: $arrived });

const notSent = sample({
  clock: lineNoted,
  source: $owner,
  filter: (owner, { sending }) => owner === null || sending === null,
});
sample({ clock: [notSent, lineAnswered, unanswered], fn: () => null, target: $moving });

sample({
  clock: combine({ turn: $turn, moving: $moving, arriving: $arriving }),
  filter: ({ turn, moving, arriving }) => turn !== null && moving === null && arriving.length === 0,
  fn: ({ turn }) => turn as Release,
  target: endTurnFx,
});
sample({ clock: endTurnFx, fn: () => null, target: $turn });

function failureOf({ product, sending }: GuestLine, unanswered: readonly number[]): FailureReason | null {
  return sending?.refused ?? (unanswered.includes(product) ? 'network' : null);
}
