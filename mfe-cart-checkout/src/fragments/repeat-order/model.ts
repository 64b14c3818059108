import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { randomId } from '@vitrava/shared-kit/random-id';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { itemAdded } from '../../bus.ts';
import { $entries, $isSettled, $owner, type CartEntry, cartNeeded, cartOvertaken, cartReloadRequested } from '../../domain/cart/index.ts';
import { repeatOrderFx } from './calls.ts';
import { NO_REPETITION, repetitionDone, repetitionFailed, repetitionRequested, repetitionRetried } from './repetition.ts';

/** Open while the popup is; `input.number` is the order's. */
export const RepeatGate = createGate<Pick<FragmentProps, 'input'>>({ name: 'RepeatGate', defaultState: { input: {} } });

export const retryRequested = createEvent();

const requested = RepeatGate.open.map(({ input }) => ({ number: input['number'], key: randomId() }));

export const $repetition = createStore(NO_REPETITION, { serialize: 'ignore' })
  .on(requested, repetitionRequested)
  .on(retryRequested, repetitionRetried)
  .on(repeatOrderFx.done, (repetition, { params: { key }, result }) => repetitionDone(repetition, { key, outcome: result }))
  .on(repeatOrderFx.fail, (repetition, { params: { key }, error }) => repetitionFailed(repetition, { key, error }))
  .reset($owner);

const $due = $repetition.map(({ status, number, key }) => (status === 'pending' ? `${number} ${key}` : ''));
sample({
  clock: $due.updates,
  source: $repetition,
  filter: (_, due) => due !== '',
  fn: ({ number, key }) => ({ number, key }),
  target: repeatOrderFx,
});

// Subscribers of the cart on this page and in other tabs read it again; a call without a response may have filled it,
// too.
sample({ clock: RepeatGate.open, fn: () => undefined, target: cartNeeded });
sample({ clock: repeatOrderFx.finally, fn: () => undefined, target: [cartOvertaken, cartReloadRequested] });

// The cart's content is known when it has been read since: then the listeners that count additions are notified.
const announceAddedFx = createEffect((entries: readonly CartEntry[]) => {
  const announce = scopeBind(itemAdded);
  for (const { product, amount } of entries) announce({ product, amount });
});
const $unannounced = createStore<readonly number[]>([], { serialize: 'ignore' })
  .on(repeatOrderFx.doneData, (unannounced, { added }) => [...unannounced, ...added.map(({ product }) => product)])
  .reset($owner, announceAddedFx);
sample({
  clock: [$isSettled, $entries],
  source: { unannounced: $unannounced, entries: $entries, isSettled: $isSettled },
  filter: ({ unannounced, isSettled }) => isSettled && unannounced.length > 0,
  fn: ({ unannounced, entries }) => entries.filter(({ product }) => unannounced.includes(product)),
  target: announceAddedFx,
});
