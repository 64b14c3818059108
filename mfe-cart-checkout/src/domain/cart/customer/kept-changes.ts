import { signedOut } from '@vitrava/shared-kit/bus/session';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { randomId } from '@vitrava/shared-kit/random-id';
import { createStore, type StoreValue, sample } from 'effector';
import { $guestLines } from '../guest/index.ts';
import { type KeptChanges, type KeptNews, keptAfter, unconfirmedOf } from './kept-change.ts';
import { keptItem } from './kept-item.ts';
import type { UnconfirmedChange } from './state.ts';
import { $cart, changesKept, ownerChanged } from './store.ts';

/*
 * A change of a line that the server has lives in the memory of the page until it is answered. The device keeps it meanwhile, so that a held
 * call and a page that goes lose nothing: the customer's next page goes on with it.
 */

const device = createStoredValue<KeptChanges | null, KeptNews>({ item: keptItem, initial: null, reduce: keptAfter });

/** Tells the changes of this page from those of another tab. */
const $page = createStore('', { serialize: 'ignore' }).on(ownerChanged, () => randomId());

sample({ clock: ownerChanged, filter: (owner) => owner !== null, fn: () => undefined, target: device.read });
sample({
  clock: device.refreshed,
  source: $guestLines,
  fn: (beside, { value: kept }) => ({ kept, beside, now: Date.now() }),
  target: changesKept,
});

const $unconfirmed = $cart.map((cart) => ({ userId: cart.owner, changes: unconfirmedOf(cart) }));
const $progress = createStore({ before: $unconfirmed.defaultState, now: $unconfirmed.defaultState }, { serialize: 'ignore' }).on(
  $unconfirmed,
  ({ now: before }, now) => ({ before, now }),
);
const news = sample({ clock: $progress.updates, source: $page, fn: (page, progress) => newsOf(progress, page) });
const notResumed = sample({
  clock: changesKept,
  source: { cart: $cart, page: $page },
  fn: ({ cart: { owner, resumed }, page }, { kept }): KeptNews | null => {
    const isOwn = kept !== null && kept.userId === owner;
    const ended = isOwn ? kept.changes.filter(({ product }) => resumed.every((change) => change.product !== product)) : [];
    return ended.length > 0 ? { userId: owner ?? 0, page, asked: [], ended, at: Date.now() } : null;
  },
});
sample({ clock: signedOut, filter: ({ reason }) => reason === 'wish', fn: () => 'gone' as const, target: device.change });
sample({ clock: [news, notResumed], filter: Boolean, target: device.change });

type Unconfirmed = StoreValue<typeof $unconfirmed>;

function newsOf({ before, now }: { readonly before: Unconfirmed; readonly now: Unconfirmed }, page: string): KeptNews | null {
  // What a lost session has left behind waits for its customer.
  if (now.userId === null || before.userId !== now.userId) return null;
  const isIn = (changes: readonly UnconfirmedChange[]) => (change: UnconfirmedChange) =>
    changes.some((one) => JSON.stringify(one) === JSON.stringify(change));
  const asked = now.changes.filter((change) => !isIn(before.changes)(change));
  const gone = before.changes.filter((change) => now.changes.every((one) => one.product !== change.product));
  const ended = gone.map((change) => ({ product: change.product, page: change.page ?? page }));
  return asked.length + ended.length > 0 ? { userId: now.userId, page, asked, ended, at: Date.now() } : null;
}
