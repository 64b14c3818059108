import { randomId } from '@vitrava/shared-kit/random-id';
import { createEvent, createStore, sample } from 'effector';
import { device } from './device.ts';
import { $owner } from './owner.ts';

/** A change that failed, or a line that did not get into the customer's cart, is tried again or given up. */
export const changeRetried = device.change.prepend((product: number) => ({ kind: 'retried' as const, product, seed: randomId() }));
export const changeDropped = device.change.prepend((product: number) => ({ kind: 'dropped' as const, product }));
/** Lines of these products are not retried before the shopper requests it; those left before may be. */
export const linesSetAside = createEvent<readonly number[]>();
/** What failed for want of an answer may work now. */
export const additionsRetried = createEvent();

/** Products whose lines the shopper wants to leave where they are. */
export const $aside = createStore<readonly number[]>([], { serialize: 'ignore' })
  .on(linesSetAside, (_, products) => products)
  .on(
    [changeRetried, device.changed.filterMap(({ change }) => (change.kind === 'enqueued' ? change.product : undefined))],
    (aside, product) => aside.filter((one) => one !== product),
  )
  .reset($owner);

sample({
  clock: additionsRetried,
  source: { aside: $aside, owner: $owner },
  filter: ({ owner }) => owner !== null,
  fn: ({ aside }) => ({ kind: 'reachable' as const, aside }),
  target: device.change,
});
