import { itemAdded, itemRefused } from '@vitrava/shared-kit/bus/cart';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { GuestLine } from '../line.ts';
import { amountOf, type GuestChange } from './change.ts';
import { followOtherTabsFx, makeChangeFx, readStoredLinesFx, storedLinesChanged } from './device.ts';
import { mergeLines } from './merge.ts';

/** What lies on the device is needed on this page. Once is enough. */
export const deviceNeeded = createEvent();

/** A change of the lines on the device; it is made and stored at once. */
export const guestChangeWished = createEvent<GuestChange>();

/** The lines on the device; empty until it has been read. Never on the server. */
export const $guestLines = createStore<readonly GuestLine[]>([], { serialize: 'ignore' });
/** Whether `$guestLines` says what is on the device. */
export const $isDeviceRead = createStore(false, { serialize: 'ignore' });
/** Whether the device refused to store the lines, so that they live in this page only. */
export const $isDetached = createStore(false, { serialize: 'ignore' });

const $known = combine({ lines: $guestLines, isDetached: $isDetached });
const started = sample({ clock: deviceNeeded, source: $isDeviceRead, filter: (isRead) => !isRead });

sample({ clock: started, target: [readStoredLinesFx, followOtherTabsFx] });
sample({ clock: storedLinesChanged, target: readStoredLinesFx });

const readAnew = sample({
  clock: readStoredLinesFx.doneData,
  source: { known: $known, isRead: $isDeviceRead },
  fn: ({ known, isRead }, read) => ({
    before: known.lines,
    lines: isRead ? mergeLines(known.lines, read ?? known.lines, known.isDetached) : (read ?? []),
  }),
});
sample({ clock: readAnew, fn: ({ lines }) => lines, target: $guestLines });
sample({ clock: readStoredLinesFx.done, fn: () => true, target: $isDeviceRead });

sample({ clock: guestChangeWished, source: $known, fn: (known, change) => ({ known, change }), target: makeChangeFx });
sample({ clock: makeChangeFx.doneData, fn: ({ lines }) => lines, target: $guestLines });

const productChanged = makeChangeFx.done.filterMap(({ params: { known, change }, result }) => {
  if (change.kind !== 'addition' && change.kind !== 'amount') return;
  const { product } = change;
  return { product, before: amountOf(known.lines, product), amount: amountOf(result.lines, product), kind: change.kind, result };
});
sample({
  clock: productChanged,
  filter: ({ kind, before, amount }) => amount > before && (kind === 'addition' || before === 0),
  fn: ({ product, amount }) => ({ product, amount }),
  target: itemAdded,
});
sample({
  clock: productChanged,
  filter: ({ result }) => result.isRefused,
  fn: ({ product }) => ({ product, reason: 'limit' as const }),
  target: itemRefused,
});

// Said once: until storage works again, every further change would fail the same way.
sample({
  clock: productChanged,
  source: $isDetached,
  filter: (wasDetached, { result }) => result.isDetached && !wasDetached,
  fn: (_, { product }) => ({ product, reason: 'storage' as const }),
  target: itemRefused,
});
sample({ clock: makeChangeFx.doneData, fn: ({ isDetached }) => isDetached, target: $isDetached });

/** Fact: a line was to be noted for sending; `sending` is what it was noted with, null when the line is not there any more. */
export const lineNoted = makeChangeFx.done.filterMap(({ params: { change }, result }) => {
  if (change.kind !== 'sending') return;
  const { product } = change;
  return { product, sending: result.lines.find((line) => line.product === product)?.sending ?? null };
});

/** Fact: what was sent of a line has been taken from the device, or its refusal has been noted there. */
export const lineAnswered = makeChangeFx.done.filterMap(({ params: { change } }) => {
  return change.kind === 'moved' || change.kind === 'refused' ? { product: change.product, isMoved: change.kind === 'moved' } : undefined;
});

/** Fact: another tab has taken lines from the device. */
export const linesTaken = merge([
  readAnew.filter({ fn: ({ before, lines }) => before.some(({ product }) => amountOf(lines, product) === 0) }),
  lineNoted.filter({ fn: ({ sending }) => sending === null }),
]);
