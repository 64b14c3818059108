import { signedOut } from '@vitrava/shared-kit/bus/session';
import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { and, arr, num, obj, val } from '@withease/contracts';
import { createStore, sample } from 'effector';
import { $guestLines } from '../guest/index.ts';
import { isProductId } from '../line.ts';
import { type KeptChanges, type KeptNews, keptAfter, unconfirmedOf } from './kept-change.ts';
import { $cart, changesKept, ownerChanged } from './store.ts';

/*
 * A change of a line that the server has lives in the memory of the page until it is answered. The device keeps it meanwhile, so that a held
 * call and a page that goes lose nothing: the customer's next page goes on with it.
 */

const amount = and(num, {
  isData: (value): value is number => Number.isInteger(value) && value >= 0 && value <= CART_LIMITS.amount,
  getErrorMessages: () => ['expected an amount'],
});
const product = and(num, { isData: isProductId, getErrorMessages: () => ['expected a product'] });
const stored = obj({ version: val(1), userId: num, changes: arr(obj({ product, amount, from: arr(amount), at: num })) });

const device = createStoredValue<KeptChanges | null, KeptNews>({
  item: createStorageItem<KeptChanges | null>({
    key: 'vitrava.cart-changes.v1',
    parse: (found) => (stored.isData(found) ? { userId: found.userId, changes: found.changes.slice(0, CART_LIMITS.lines) } : null),
    format: (kept) => kept && { version: 1, ...kept },
  }),
  initial: null,
  reduce: keptAfter,
});

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
const news = $progress.updates.filterMap(({ before, now }): KeptNews | undefined => {
  // What a lost session has left behind waits for its customer.
  if (now.userId === null || before.userId !== now.userId) return;
  const isIn = (changes: typeof now.changes) => (change: (typeof changes)[number]) =>
    changes.some((one) => JSON.stringify(one) === JSON.stringify(change));
  const asked = now.changes.filter((change) => !isIn(before.changes)(change));
  const ended = before.changes.filter((change) => now.changes.every((one) => one.product !== change.product));
  return asked.length + ended.length > 0 ? { userId: now.userId, asked, ended, at: Date.now() } : undefined;
});
// What is not gone on with is over.
const notResumed = sample({
  clock: changesKept,
  source: $cart,
  fn: ({ owner, resumed }, { kept }) => {
    const isOwn = kept !== null && kept.userId === owner;
    const ended = isOwn ? kept.changes.filter(({ product }) => resumed.every((change) => change.product !== product)) : [];
    return { userId: owner ?? 0, asked: [], ended, at: Date.now() };
  },
});
sample({ clock: signedOut, filter: ({ reason }) => reason === 'wish', fn: () => 'gone' as const, target: device.change });
sample({ clock: [news, notResumed.filter({ fn: ({ ended }) => ended.length > 0 })], target: device.change });
