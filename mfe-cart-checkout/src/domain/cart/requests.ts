import { signedOut } from '@vitrava/shared-kit/bus/session';
import { announce } from '@vitrava/shared-kit/models/announcement';
import { randomId } from '@vitrava/shared-kit/random-id';
import { createEffect, createEvent, createStore, type EventPayload, sample, scopeBind } from 'effector';
import { itemAdded, itemAdditionRequested, itemAmountRequested, itemRefused } from '../../bus.ts';
import { $cart, $owner, cartNeeded, cartOwnerChanged } from './cart.ts';
import { $isDeviceRead, device } from './device.ts';
import type { NewCommand } from './enqueue.ts';
import { entriesOf } from './entries.ts';
import type { LineItem } from './line.ts';
import type { OutboxChange } from './outbox.ts';
import { type Refused, refusalsOf } from './refusals.ts';
import { type CartCommand, validate } from './validate.ts';

/** A change is requested; it shows at once, and is stored on the device and sent to the server. */
export const changeRequested = createEvent<CartCommand>();

function additionOf(request: EventPayload<typeof itemAdditionRequested>): CartCommand {
  return { kind: 'addition', ...request };
}
function amountOf(request: EventPayload<typeof itemAmountRequested>): CartCommand {
  return { kind: 'amount', ...request };
}

/** The service begins to serve this page. Until then the shell keeps the bus's requests and replays them afterwards. */
export const serviceStarted = createEvent();
/** `itemAdditionRequested` and `itemAmountRequested` of before the start, handed over by the shell. */
export const additionReplayed = changeRequested.prepend(additionOf);
export const amountReplayed = changeRequested.prepend(amountOf);

const $isServing = createStore(false, { serialize: 'ignore' }).on(serviceStarted, () => true);
sample({ clock: serviceStarted, target: cartNeeded });
sample({
  clock: [itemAdditionRequested.map(additionOf), itemAmountRequested.map(amountOf)],
  filter: $isServing,
  target: changeRequested,
  batch: false,
});

/** The server has sent the names of lines: the device stores them. */
export const linesNamed = createEvent<readonly { readonly product: number; readonly item: LineItem | null }[]>();

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

const validated = sample({ clock: changeRequested, source: $cart, fn: validate, batch: false });
const given = validated.filterMap(({ command }): NewCommand | undefined =>
  command ? { ...command, key: randomId(), at: Date.now() } : undefined,
);
const resumed = cartOwnerChanged.filterMap((owner): OutboxChange | undefined =>
  owner === null ? undefined : { kind: 'resumed', owner, now: Date.now() },
);
const dropped = signedOut.filterMap(({ reason }): OutboxChange | undefined => (reason === 'user' ? { kind: 'signedOut' } : undefined));
sample({ clock: [given, resumed, dropped], target: device.change, batch: false });
sample({
  clock: linesNamed,
  // The server prices the lines of a document, and has no device.
  source: $isDeviceRead,
  filter: (isRead) => isRead,
  fn: (_, items): OutboxChange => ({ kind: 'named', items }),
  target: device.change,
  batch: false,
});

// Facts.
const added = device.changed.filterMap(({ change }) => (change.kind === 'enqueued' && change.isAdded ? change.product : undefined));
sample({
  clock: added,
  source: $cart,
  fn: (cart, product) => ({ product, amount: entriesOf(cart).find((entry) => entry.product === product)?.amount ?? 0 }),
  target: itemAdded,
});
// The button and the count in the header change without an announcement of their own.
announce({ clock: itemAdded, text: (t) => t('cart.addedToCart'), tone: 'quiet' });

// Reported once: until storage works again, every further change would fail the same way. A customer's additions still
// reach the server.
const unstored = device.changed.filterMap(({ change, isDetached, wasDetached }) =>
  change.kind === 'enqueued' && change.owner === null && isDetached && !wasDetached ? change.product : undefined,
);
/** What was not done: changes of this page that failed, also in another tab that had to send them. */
const failed = sample({
  clock: [device.changed, device.refreshed.map((refreshed) => ({ ...refreshed, change: null }))],
  source: $cart,
  fn: ({ own }, made) => refusalsOf(own, made),
  batch: false,
});
/** A control on the page may wait for each of them. */
const refuseAllFx = createEffect((refusals: readonly Refused[]) => {
  const refuse = scopeBind(itemRefused);
  for (const refusal of refusals) refuse(refusal);
});
sample({
  clock: [
    failed,
    validated.map(({ product, isRefused }): readonly Refused[] => (isRefused ? [{ product, reason: 'limit' }] : [])),
    unstored.map((product): readonly Refused[] => [{ product, reason: 'storage' }]),
  ],
  filter: (refusals) => refusals.length > 0,
  target: refuseAllFx,
  batch: false,
});
