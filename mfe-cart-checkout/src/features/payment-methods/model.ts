import type { PaymentMethod, PaymentMethodOffer } from '@vitrava/shared-kit/contracts/api';
import { PAYMENT_METHODS } from '@vitrava/shared-kit/contracts/order-status';
import { createCustomerQuery } from '@vitrava/shared-kit/models/page-query';
import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $checkout } from '../../domain/checkout/index.ts';
import { loadPaymentMethodsFx, placeOrderFx } from '../../domain/orders/index.ts';

/** Open while a step that uses the payment methods is shown: each step requests them again. */
export const MethodsGate = createGate();

/** A way to pay that this shop can go through with; its words are the backend's. */
export type Offer = Pick<PaymentMethodOffer, 'id' | 'name' | 'description'>;

const isKnown = (id: string): id is PaymentMethod => (PAYMENT_METHODS as readonly string[]).includes(id);

const query = createCustomerQuery({
  name: 'cart-checkout/payment-methods',
  isOpen: MethodsGate.status,
  source: $checkout.map(({ stock }) => stock),
  params: (_, stock) => stock,
  effect: loadPaymentMethodsFx,
  revalidateOn: 'focus',
  read: ({ results }): readonly Offer[] => results.flatMap(({ id, ...words }) => (isKnown(id) ? [{ id, ...words }] : [])),
});

export const { reload: methodsRetried, $isPending: $areMethodsPending } = query;
export const $offers = query.$data.map((offers) => offers ?? []);
/** `missing` when the chosen place takes no way to pay that there is. */
export const $methodsState = combine(query.$state, $offers, (state, offers) => {
  if (state === 'ready') return offers.length > 0 ? ('ready' as const) : ('missing' as const);
  // The frame prompts a guest to sign in.
  return state === 'loading' || state === 'guest' ? ('loading' as const) : ('failed' as const);
});

/** What was chosen, while it is offered. */
export const $method = combine($checkout, $offers, ({ method }, offers) => offers.find(({ id }) => id === method)?.id ?? null);
/** What was chosen and is not offered any more, or not at this place. */
export const $lostMethod = combine($checkout, $methodsState, $method, ({ method }, state, offered) => {
  return state === 'ready' && offered === null ? method : null;
});

/** Whether it is known that an order cannot be paid as it was chosen. */
export const $isMethodGone = combine($checkout, $methodsState, $method, ({ method }, state, offered) => {
  return method !== null && (state === 'missing' || (state === 'ready' && offered === null));
});

// A shopper who was refused for the payment sees the current offers. Without an open step nothing is requested.
sample({
  clock: placeOrderFx.doneData,
  filter: (placement) => placement.kind === 'refused' && placement.reason === 'payment',
  fn: () => undefined,
  target: query.reload,
});
