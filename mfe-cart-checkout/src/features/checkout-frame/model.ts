import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $pendingNavigation, $settings, navigationRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import type { CustomerPageState } from '@vitrava/shared-kit/models/page-query';
import { combine, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { spread } from 'patronum/spread';
import { $cartFailure, $isSettled, $lines, $totals, cartNeeded } from '../../domain/cart/index.ts';
import { $checkout, $isCheckoutRead, type CheckoutStep, checkoutChanged, checkoutNeeded, stepPath } from '../../domain/checkout/index.ts';
import { checkoutPath } from '../../paths.ts';
import type { OrderCart } from './cart.ts';
import { openStep } from './opening.ts';

/** Open while checkout is shown in a browser. The server has no customer, so until then the page waits. */
export const CheckoutGate = createGate<{ readonly step: CheckoutStep | null }>();

export const signInChosen = createEvent();

export const $showsDiscounts = combine($settings, $lines, ({ showDiscounts }, lines) => {
  return showDiscounts && lines.some(({ discount_prc }) => discount_prc > 0);
});

/** The cart to be ordered; null until lines and totals are the API's, with all of a guest's lines. */
export const $orderCart = combine($lines, $totals, $isSettled, (lines, totals, isSettled): OrderCart | null => {
  return isSettled && totals && lines.length > 0 ? { lines, totals } : null;
});

/** What the frame shows: the step once all is known, `missing` without goods. Checkout requests nothing itself. */
export const $state = combine(
  {
    isOpen: CheckoutGate.status,
    session: $sessionStatus,
    isSettled: $isSettled,
    cart: $orderCart,
    failure: $cartFailure,
    isCheckoutRead: $isCheckoutRead,
    hasIntent: $checkout.map(({ intent }) => intent !== null),
  },
  ({ isOpen, session, isSettled, cart, failure, isCheckoutRead, hasIntent }): CustomerPageState => {
    if (!isOpen || session === 'unknown') return 'loading';
    if (session === 'anonymous') return 'guest';
    if (failure && !isSettled) return 'failed';
    if (!isSettled || !isCheckoutRead) return 'loading';
    // Where an order is under way an empty cart may be its success: the step finds out.
    return cart || hasIntent ? 'ready' : 'missing';
  },
);

sample({ clock: CheckoutGate.open, target: [cartNeeded, checkoutNeeded] });
sample({
  clock: signInChosen,
  source: CheckoutGate.state,
  fn: ({ step }) => ({ returnTo: step ? stepPath(step) : checkoutPath }),
  target: signInRequested,
});

/** The shopper is on the way to another page: what is found out about this one leads nowhere any more. */
const $isLeaving = combine($pendingNavigation, CheckoutGate.state, (pending, { step }) => {
  return pending !== null && pending.split('?', 1)[0] !== (step ? stepPath(step) : checkoutPath);
});

/** Request, by a page of the checkout: show this step in its place. */
export const redirectRequested = createEvent<CheckoutStep>();
sample({
  clock: redirectRequested,
  source: $isLeaving,
  filter: (isLeaving) => !isLeaving,
  fn: (_, step) => ({ to: stepPath(step), replace: true }),
  target: navigationRequested,
});

/** A step is shown, with the cart and all that was chosen before. */
export const checkoutOpened = sample({
  clock: $state,
  source: CheckoutGate.state,
  filter: (_, state) => state === 'ready',
  fn: ({ step }) => step,
});

sample({
  clock: checkoutOpened,
  source: { checkout: $checkout, cart: $orderCart },
  fn: ({ checkout, cart }, step) => openStep(step, checkout, cart),
  target: spread({ redirect: redirectRequested, change: checkoutChanged }),
});
