import { $cartSummary, itemAdded } from '@vitrava/shared-kit/bus/cart';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { $owner, cartNeeded, cartReloadRequested, newKey } from '../../domain/cart/index.ts';
import { repeatOrderFx } from './calls.ts';
import { NO_REPETITION, repetitionAsked, repetitionDone, repetitionFailed, repetitionRetried } from './repetition.ts';

/** Open while the popup is; `input.number` is the order's. */
export const RepeatGate = createGate<Pick<FragmentProps, 'input'>>({ name: 'RepeatGate', defaultState: { input: {} } });

/** The shopper tries once more. */
export const retryRequested = createEvent();

const asked = RepeatGate.open.map(({ input }) => ({ number: input['number'], key: newKey() }));

export const $repetition = createStore(NO_REPETITION, { serialize: 'ignore' })
  .on(asked, repetitionAsked)
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

// What follows the cart on this page and in other tabs reads it anew; a call without an answer may have filled it, too.
sample({ clock: RepeatGate.open, fn: () => undefined, target: cartNeeded });
sample({ clock: repeatOrderFx.finally, fn: () => undefined, target: cartReloadRequested });

const sayAddedFx = createEffect((lines: readonly { readonly product: number; readonly amount: number }[]) => {
  const say = scopeBind(itemAdded);
  for (const line of lines) say(line);
});
sample({
  clock: repeatOrderFx.doneData,
  source: $cartSummary,
  fn: ({ amounts }, { added }) => added.map(({ product, amount }) => ({ product, amount: (amounts[product] ?? 0) + amount })),
  target: sayAddedFx,
});
