import { itemAdded, itemAdditionRequested, itemAmountRequested } from '@vitrava/shared-kit/bus/cart';
import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createEvent, createStore, type EventPayload, sample } from 'effector';
import { cartNeeded, changeRequested } from '../../domain/cart/index.ts';

/** The service begins to serve this page. Until then the shell keeps the bus's requests and replays them afterwards. */
export const serviceStarted = createEvent();

/** `itemAdditionRequested` and `itemAmountRequested` of before the start, handed over by the shell. */
export const additionReplayed = createEvent<EventPayload<typeof itemAdditionRequested>>();
export const amountReplayed = createEvent<EventPayload<typeof itemAmountRequested>>();

const $isServing = createStore(false, { serialize: 'ignore' }).on(serviceStarted, () => true);
sample({ clock: serviceStarted, target: cartNeeded });

const additionHeard = sample({ clock: itemAdditionRequested, filter: $isServing });
const amountHeard = sample({ clock: itemAmountRequested, filter: $isServing });
sample({ clock: [additionHeard, additionReplayed], fn: (request) => ({ kind: 'addition' as const, ...request }), target: changeRequested });
sample({ clock: [amountHeard, amountReplayed], fn: (request) => ({ kind: 'amount' as const, ...request }), target: changeRequested });

// The button and the count in the header change without an announcement of their own.
sample({
  clock: itemAdded,
  source: $t,
  fn: (t) => ({ text: t('cart.addedToCart'), tone: 'quiet' as const }),
  target: announcementRequested,
});
