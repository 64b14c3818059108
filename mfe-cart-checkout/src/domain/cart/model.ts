import { $cartSummary, itemAdded, itemRefused } from '@vitrava/shared-kit/bus/cart';
import { combine, createEvent, createStore, sample } from 'effector';
import { amountOf, type CartChange } from './change.ts';
import { followOtherTabsFx, makeChangeFx, readStoredLinesFx, storedLinesChanged } from './device.ts';
import type { GuestLine } from './line.ts';
import { mergeLines } from './merge.ts';
import { summarize } from './summary.ts';

/** The cart is needed on this page: by the service, or by the cart page if that is there first. Once is enough. */
export const cartNeeded = createEvent();

/** A change is wished, by the bus or by a page; it is made and stored at once. */
export const changeWished = createEvent<CartChange>();

/** The guest's lines; empty until the device has been read. Never on the server. */
export const $lines = createStore<readonly GuestLine[]>([], { serialize: 'ignore' });
/** Whether `$lines` says what is in the cart. */
export const $isCartRead = createStore(false, { serialize: 'ignore' });
/** Whether the device refused to store the lines, so that they live in this page only. */
export const $isDetached = createStore(false, { serialize: 'ignore' });

const $known = combine({ lines: $lines, isDetached: $isDetached });
const started = sample({ clock: cartNeeded, source: $isCartRead, filter: (isRead) => !isRead });

sample({ clock: started, target: [readStoredLinesFx, followOtherTabsFx] });
sample({ clock: storedLinesChanged, target: readStoredLinesFx });

sample({
  clock: readStoredLinesFx.doneData,
  source: { known: $known, isRead: $isCartRead },
  fn: ({ known, isRead }, read) => (isRead ? mergeLines(known.lines, read ?? known.lines, known.isDetached) : (read ?? [])),
  target: $lines,
});
sample({ clock: readStoredLinesFx.done, fn: () => true, target: $isCartRead });

sample({ clock: changeWished, source: $known, fn: (known, change) => ({ known, change }), target: makeChangeFx });
sample({ clock: makeChangeFx.doneData, fn: ({ lines }) => lines, target: $lines });
sample({ clock: $lines, fn: summarize, target: $cartSummary });

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
