import { itemAdded, itemRefused } from '@vitrava/shared-kit/bus/cart';
import { signedOut } from '@vitrava/shared-kit/bus/session';
import { randomId } from '@vitrava/shared-kit/random-id';
import { createEffect, createEvent, sample, scopeBind } from 'effector';
import type { FailureReason } from './answers.ts';
import { $cart, cartOwnerChanged } from './cart.ts';
import { $isDeviceRead, device } from './device.ts';
import type { NewCommand } from './enqueue.ts';
import { entriesOf } from './entries.ts';
import type { LineItem } from './line.ts';
import type { OutboxChange } from './outbox.ts';
import { type CartCommand, validate } from './validate.ts';

/** A change is requested; it shows at once, and is stored on the device and sent to the server. */
export const changeRequested = createEvent<CartCommand>();
/** The server has told what lines are called: the device remembers it. */
export const linesNamed = createEvent<readonly { readonly product: number; readonly item: LineItem | null }[]>();

const validated = sample({ clock: changeRequested, source: $cart, fn: validate, batch: false });
const given = validated.filterMap(({ command }): NewCommand | undefined =>
  command ? { ...command, key: randomId(), at: Date.now() } : undefined,
);
sample({ clock: given, target: device.change, batch: false });

const namedOnDevice = sample({
  clock: linesNamed,
  // The server prices the lines of a document, and has no device.
  source: $isDeviceRead,
  filter: (isRead) => isRead,
  fn: (_, items): OutboxChange => ({ kind: 'named', items }),
});
const resumed = sample({
  clock: cartOwnerChanged,
  filter: (owner) => owner !== null,
  fn: (owner): OutboxChange => ({ kind: 'resumed', owner: owner as number, now: Date.now() }),
});
const forgotten = signedOut.filterMap(({ reason }): OutboxChange | undefined => (reason === 'wish' ? { kind: 'signedOut' } : undefined));
sample({ clock: [namedOnDevice, resumed, forgotten], target: device.change, batch: false });

// Facts.
const added = device.changed.filterMap(({ change }) => (change.kind === 'enqueued' && change.isAdded ? change.product : undefined));
sample({
  clock: added,
  source: $cart,
  fn: (cart, product) => ({ product, amount: entriesOf(cart).find((entry) => entry.product === product)?.amount ?? 0 }),
  target: itemAdded,
});

interface Refused {
  readonly product: number;
  readonly reason: FailureReason;
}
const failed = sample({
  clock: device.changed,
  source: $cart,
  fn: ({ own }, { change, before, value }): readonly Refused[] => {
    if (change.kind !== 'failed' && change.kind !== 'unread') return [];
    const reason = change.kind === 'failed' ? change.reason : 'network';
    // Those that were not even tried are reported where this page has requested them.
    const isReported = (key: string | null) => key !== null && (own.includes(key) || (change.kind === 'failed' && key === change.key));
    const isOpen = (key: string | null) => value.some((one) => one.key === key && one.failure === null);
    const refused = before.filter(({ key, failure }) => failure === null && isReported(key) && !isOpen(key));
    return refused.map(({ product }) => ({ product, reason }));
  },
});
/** What this page has requested and another tab could not send. */
const failedElsewhere = sample({
  clock: device.refreshed,
  source: $cart,
  fn: ({ own }, { before, value }): readonly Refused[] =>
    value.flatMap(({ key, product, failure }) => {
      const wasOpen = before.some((one) => one.key === key && one.failure === null);
      return failure !== null && wasOpen && key !== null && own.includes(key) ? [{ product, reason: failure }] : [];
    }),
});
/** A control on the page may wait for each of them. */
const refuseAllFx = createEffect((refusals: readonly Refused[]) => {
  const refuse = scopeBind(itemRefused);
  for (const refusal of refusals) refuse(refusal);
});
sample({ clock: [failed, failedElsewhere], filter: (refusals) => refusals.length > 0, target: refuseAllFx });

// Reported once: until storage works again, every further change would fail the same way. What a customer adds goes on to the server.
const unstored = device.changed.filterMap(({ change, isDetached, wasDetached }) =>
  change.kind === 'enqueued' && change.owner === null && isDetached && !wasDetached ? change.product : undefined,
);
sample({
  clock: [
    validated.filterMap(({ product, isRefused }) => (isRefused ? { product, reason: 'limit' as const } : undefined)),
    unstored.map((product) => ({ product, reason: 'storage' as const })),
  ],
  target: itemRefused,
});
