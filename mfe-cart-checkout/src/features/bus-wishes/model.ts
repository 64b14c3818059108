import { itemAdditionRequested, itemAmountRequested } from '@vitrava/shared-kit/bus/cart';
import { createEvent, createStore, type EventPayload, sample } from 'effector';
import { cartNeeded, changeWished } from '../../domain/cart/index.ts';

/** The service begins to serve this page. Until then the shell keeps the bus's wishes and hands them over afterwards. */
export const serviceStarted = createEvent();

/** Wishes of the bus, heard or handed over. */
export const additionWished = createEvent<EventPayload<typeof itemAdditionRequested>>();
export const amountWished = createEvent<EventPayload<typeof itemAmountRequested>>();

const $isServing = createStore(false, { serialize: 'ignore' });

sample({ clock: serviceStarted, fn: () => true, target: $isServing });
sample({ clock: serviceStarted, target: cartNeeded });

sample({ clock: itemAdditionRequested, filter: $isServing, target: additionWished });
sample({ clock: itemAmountRequested, filter: $isServing, target: amountWished });

sample({ clock: additionWished, fn: (wish) => ({ kind: 'addition' as const, ...wish }), target: changeWished });
sample({ clock: amountWished, fn: (wish) => ({ kind: 'amount' as const, ...wish }), target: changeWished });
