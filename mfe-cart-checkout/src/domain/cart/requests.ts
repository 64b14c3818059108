import { itemAdded, itemRefused } from '@vitrava/shared-kit/bus/cart';
import { signedOut } from '@vitrava/shared-kit/bus/session';
import { randomId } from '@vitrava/shared-kit/random-id';
import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { $cart, cartOwnerChanged } from './cart.ts';
import { $isDeviceRead, device } from './device.ts';
import type { NewCommand } from './enqueue.ts';
import { entriesOf } from './entries.ts';
import type { LineItem } from './line.ts';
import type { OutboxChange } from './outbox.ts';
import { type Refused, refusalsOf } from './refusals.ts';
import { type CartCommand, validate } from './validate.ts';

/** A change is requested; it shows at once, and is stored on the device and sent to the server. */
export const changeRequested = createEvent<CartCommand>();
/** The server has sent the names of lines: the device stores them. */
export const linesNamed = createEvent<readonly { readonly product: number; readonly item: LineItem | null }[]>();

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
