import { itemAdded, itemRefused } from '@vitrava/shared-kit/bus/cart';
import { findPending, findSettled } from '@vitrava/shared-kit/models/optimistic-list';
import { randomId } from '@vitrava/shared-kit/random-id';
import { combine, createEvent, createStore, sample } from 'effector';
import { changeRequested } from '../command.ts';
import { moreHanded } from '../guest/index.ts';
import { $owner } from '../owner.ts';
import { $arriving, moveLineFx } from '../transfer/index.ts';
import { changeLineFx, clearCartFx, readCartFx } from './calls.ts';
import { entriesOf } from './entries.ts';
import { handOver, isHandedOver, refuseAllFx } from './hand-over.ts';
import { judge } from './judge.ts';
import './kept-changes.ts';
import { cartList } from './list.ts';
import { burstEnded, cartReloadRequested } from './refresh.ts';
import { type CustomerCart, itemOf, type LineCall } from './state.ts';
import { $cart, commandAccepted, lineForgotten, ownerChanged } from './store.ts';
import { presence, tabs } from './tabs.ts';

/** The customer's cart is needed on this page. */
export const customerNeeded = createEvent();

export const $customerEntries = combine($cart, $arriving, entriesOf);

// The owner.
const $isNeeded = createStore(false, { serialize: 'ignore' }).on(customerNeeded, () => true);
sample({
  clock: [customerNeeded, $owner],
  source: { owner: $owner, cart: $cart, isNeeded: $isNeeded },
  filter: ({ owner, cart, isNeeded }) => isNeeded && owner !== cart.owner,
  fn: ({ owner }) => owner,
  target: ownerChanged,
});
sample({ clock: ownerChanged, filter: (owner) => owner !== null, fn: () => undefined, target: [tabs.open, presence.start] });

// Commands.
const judged = sample({
  clock: changeRequested,
  source: { owner: $owner, entries: $customerEntries, cart: $cart },
  filter: ({ owner }) => owner !== null,
  fn: ({ entries, cart }, asked) => {
    const judgement = judge(entries, asked);
    return { ...judgement, isHanded: judgement.command !== null && isHandedOver(cart, judgement.product, judgement.command) };
  },
  batch: false,
});
sample({
  clock: judged.filterMap(({ product, command, isHanded }) =>
    command && !isHanded ? { product, command: { ...command, key: randomId() } } : undefined,
  ),
  target: commandAccepted,
  batch: false,
});
sample({
  clock: judged.filterMap(({ product, command, isHanded }) => (command && isHanded ? { product, command } : undefined)),
  source: $cart,
  fn: (cart, { product, command }) => ({ product, command: { ...command, stock: findSettled(cart, product)?.stock ?? null } }),
  target: handOver,
  batch: false,
});
sample({
  clock: judged,
  filter: ({ isRefused }) => isRefused,
  fn: ({ product }) => ({ product, reason: 'limit' as const }),
  target: itemRefused,
});

// Calls: the next one is sent as soon as there is one.
const $step = combine($cart, $arriving, cartList.nextStep);
const callDue = $step.updates.filterMap((step) => (step?.kind === 'call' ? step.call : undefined));
const metAlready = $step.updates.filterMap((step) => (step?.kind === 'met' ? step.product : undefined));
sample({ clock: callDue.filter({ fn: ({ kind }) => kind !== 'create' }), target: changeLineFx });
const lineDue = sample({ clock: callDue.filter({ fn: ({ kind }) => kind === 'create' }), source: $cart, fn: toHandOver });
sample({ clock: lineDue, target: handOver });
sample({ clock: metAlready, target: lineForgotten });

function toHandOver(cart: CustomerCart, { product, amount, before, stock, isAddition, key }: LineCall) {
  const common = { item: itemOf(cart, product), stock };
  const command = isAddition
    ? { ...common, kind: 'addition' as const, amount: amount - before }
    : { ...common, kind: 'amount' as const, amount, key };
  return { product, command };
}

/**
 * Whether calls of this page's own have been answered since it last told the others: where each tells what another has done, many tabs keep each
 * other reading. By the answer, not by the call: what is told before it says nothing of what it does.
 */
const $isUntold = createStore(false, { serialize: 'ignore' })
  .on([changeLineFx.finally, moveLineFx.finally, clearCartFx.finally], () => true)
  .reset(tabs.send, ownerChanged);

// Facts.
sample({
  clock: moreHanded,
  source: $customerEntries,
  fn: (entries, product) => ({ product, amount: entries.find((entry) => entry.product === product)?.amount ?? 0 }),
  target: itemAdded,
});
// A burst has no end of its own when the cart is read before it.
const tellingDue = sample({ clock: [burstEnded, readCartFx.done], source: $isUntold, filter: Boolean });
sample({
  clock: [tellingDue, cartReloadRequested],
  source: $owner,
  filter: (owner) => owner !== null,
  fn: (owner) => ({ owner: owner as number }),
  target: tabs.send,
});
const failed = sample({ clock: changeLineFx.fail, source: $cart, fn: (cart, { params }) => findPending(cart, params.product) });
sample({
  clock: failed.filterMap((line) => (line?.failure ? { product: line.product, reason: line.failure } : undefined)),
  target: itemRefused,
});
// Changes of a cart that could not be read, each of which a control on the page waits for.
sample({
  clock: readCartFx.fail,
  source: $cart,
  filter: ({ isRead }) => !isRead,
  fn: ({ pending }) => pending.map(({ product }) => ({ product, reason: 'network' as const })),
  target: refuseAllFx,
});
