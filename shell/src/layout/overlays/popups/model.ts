import { signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { $location, $popupBusy, popupCloseRequested, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $shopMap } from '../../../shop-map/index.ts';
import { layoutStarted, type MountFragment } from '../../started.ts';
import { enterDepth, moveBetween, watchPopupEntries } from './history.ts';
import { allClosed, closedTo, gone, openCount, type Popup, topClosed, without, withPopup } from './stack.ts';

/** A popup has finished and requests to be closed, at any position in the stack. */
export const popupLeft = createEvent<number>();

/** The closing motion of a popup is over. */
export const popupGone = createEvent<number>();

/** What popups are drawn with did not come: none can be shown. */
export const looksMissed = createEvent();

/** The shopper has moved between two history entries of one page. */
const entriesPassed = createEvent<{ before: number; after: number }>();

export const $stack = createStore<readonly Popup[]>([], { serialize: 'ignore' });

const absent: MountFragment = () => Promise.reject(new Error('No layout yet'));

/** How a popup's fragment is mounted. In a record, because a function would be taken for an updater. */
export const $fragments = createStore<{ readonly mountFragment: MountFragment }>({ mountFragment: absent }, { serialize: 'ignore' }).on(
  layoutStarted,
  (_, { mountFragment }) => ({ mountFragment }),
);

const watchEntriesFx = createEffect(() => watchPopupEntries(scopeBind(entriesPassed, { safe: true })));
const $watch = createStore<ReturnType<typeof watchPopupEntries> | null>(null, { serialize: 'ignore' }).on(
  watchEntriesFx.doneData,
  (_, watch) => watch,
);

const enterDepthFx = attach({
  source: { watch: $watch, stack: $stack },
  effect({ watch, stack }) {
    enterDepth(openCount(stack));
    watch?.settle();
  },
});
const settleFx = attach({ source: $watch, effect: (watch) => watch?.settle() });
const passOnFx = createEffect((by: -1 | 1) => history.go(by));

sample({ clock: layoutStarted, fn: () => undefined, target: watchEntriesFx });

// Some popups depend on the session: when that changes, in this or in another tab, they close.
const customerChanged = sample({ clock: [signedIn, signedOut], source: $shopMap });
// A popup belongs to the page it was opened on: another history entry closes it. Reloads of the page's data keep the key.
const $entry = $location.map(({ key }) => key);
const moved = sample({
  clock: entriesPassed,
  source: $stack,
  fn: (stack, { before, after }) => moveBetween(before, after, openCount(stack)),
});

$stack
  .on(popupRequested, withPopup)
  .on(popupCloseRequested, topClosed)
  .on(popupLeft, (stack, left) => without(stack, ({ id }) => id === left))
  .on(customerChanged, (stack, { popups }) => without(stack, ({ owner, name }) => popups[`${owner}/${name}`]?.ofSession === true))
  .on(moved, (stack, move) => (move.kind === 'close' ? closedTo(stack, move.depth) : stack))
  .on($entry, allClosed)
  .on(popupGone, gone)
  .reset(looksMissed);

sample({ clock: popupRequested, fn: () => undefined, target: enterDepthFx });
sample({ clock: moved.filterMap((move) => (move.kind === 'pass' ? move.by : undefined)), target: passOnFx });
sample({ clock: $entry, fn: () => undefined, target: settleFx });

// No popup, nothing that could be busy.
$popupBusy.on($stack, (isBusy, stack) => isBusy && openCount(stack) > 0);
