import { itemAdded, itemAdditionRequested, itemAmountRequested } from '@vitrava/shared-kit/bus/cart';
import { announce } from '@vitrava/shared-kit/models/announcement';
import { createEvent, createStore, type EventPayload, sample } from 'effector';
import { type CartCommand, cartNeeded, changeRequested } from '../../domain/cart/index.ts';

/** The service begins to serve this page. Until then the shell keeps the bus's requests and replays them afterwards. */
export const serviceStarted = createEvent();

function additionOf(request: EventPayload<typeof itemAdditionRequested>): CartCommand {
  return { kind: 'addition', ...request };
}
function amountOf(request: EventPayload<typeof itemAmountRequested>): CartCommand {
  return { kind: 'amount', ...request };
}

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

// The button and the count in the header change without an announcement of their own.
announce({ clock: itemAdded, text: (t) => t('cart.addedToCart'), tone: 'quiet' });
