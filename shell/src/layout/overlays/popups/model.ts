import { signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { $location, $popupBusy, popupCloseRequested, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $shopMap } from '../../../shop-map/index.ts';
import { layoutStarted, type MountFragment } from '../../started.ts';
import { enterDepth, moveBetween, watchPopupEntries } from './history.ts';
import { closedTo, openCount, type Popup, without, withPopup } from './stack.ts';

/** A popup is done with its work and asks to be closed, wherever it lies in the stack. */
export const popupLeft = createEvent<number>();

/** The closing motion of a popup is over. */
export const popupGone = createEvent<number>();

/** The shopper has moved between two history entries of one page. */
const entriesPassed = createEvent<{ before: number; after: number }>();

export const $stack = createStore<readonly Popup[]>([], { serialize: 'ignore' });

const absent: MountFragment = () => Promise.reject(new Error('The layout has not been started'));

/** How the page's composition mounts the fragment of a popup. A function would be taken for an updater, so it stands in a record. */
export const $fragments = createStore<{ readonly mountFragment: MountFragment }>({ mountFragment: absent }, { serialize: 'ignore' });

const $watch = createStore<ReturnType<typeof watchPopupEntries> | null>(null, { serialize: 'ignore' });

const watchEntriesFx = createEffect(() => watchPopupEntries(scopeBind(entriesPassed, { safe: true })));
const enterDepthFx = createEffect(({ depth, watch }: { depth: number; watch: ReturnType<typeof watchPopupEntries> | null }) => {
  enterDepth(depth);
  watch?.settle();
});
const settleFx = createEffect((watch: ReturnType<typeof watchPopupEntries> | null) => watch?.settle());
const passOnFx = createEffect((by: -1 | 1) => history.go(by));

sample({ clock: layoutStarted, target: $fragments });
sample({ clock: layoutStarted, fn: () => undefined, target: watchEntriesFx });
sample({ clock: watchEntriesFx.doneData, target: $watch });

const pushed = sample({ clock: popupRequested, source: $stack, fn: withPopup });
sample({ clock: pushed, target: $stack });
sample({ clock: pushed, source: $watch, fn: (watch, stack) => ({ watch, depth: openCount(stack) }), target: enterDepthFx });

sample({ clock: popupCloseRequested, source: $stack, fn: (stack) => closedTo(stack, openCount(stack) - 1), target: $stack });
sample({ clock: popupLeft, source: $stack, fn: (stack, left) => without(stack, ({ id }) => id === left), target: $stack });
// Some popups are about who is signed in: when that changes, here or in another tab, they have nothing more to say.
sample({
  clock: [signedIn, signedOut],
  source: { stack: $stack, map: $shopMap },
  fn: ({ stack, map }) => without(stack, ({ owner, name }) => map.popups[`${owner}/${name}`]?.ofSession === true),
  target: $stack,
});
sample({ clock: popupGone, source: $stack, fn: (stack, gone) => stack.filter(({ id }) => id !== gone), target: $stack });

const moved = sample({
  clock: entriesPassed,
  source: $stack,
  fn: (stack, { before, after }) => moveBetween(before, after, openCount(stack)),
});
sample({
  clock: moved,
  source: $stack,
  filter: (_, { kind }) => kind === 'close',
  fn: (stack, move) => closedTo(stack, move.kind === 'close' ? move.depth : 0),
  target: $stack,
});
sample({ clock: moved.filterMap((move) => (move.kind === 'pass' ? move.by : undefined)), target: passOnFx });

// A popup belongs to the page it was opened on: another history entry closes it. Reloads of the page's data keep the key.
const $entry = $location.map(({ key }) => key);
sample({ clock: $entry, source: $watch, target: settleFx });
sample({ clock: $entry, source: $stack, fn: (stack) => closedTo(stack, 0), target: $stack });

// No popup, nothing that could be busy.
sample({ clock: $stack, filter: (stack) => openCount(stack) === 0, fn: () => false, target: $popupBusy });
