import { type CheckoutChange, type CheckoutState, type CheckoutStep, firstOpenStep, isStepOpen } from '../../domain/checkout/index.ts';
import { type OrderCart, toSeenCart } from './cart.ts';

/** The result of showing a step: another step replaces it, or the shown cart is stored. */
export interface OpeningConsequences {
  readonly redirect?: CheckoutStep;
  readonly change?: CheckoutChange;
}

/** `step` is null on the way in, which is no step of its own. */
export function openStep(step: CheckoutStep | null, checkout: CheckoutState, cart: OrderCart | null): OpeningConsequences {
  const due = stepDue(step, checkout, cart);
  return {
    ...(due !== step && { redirect: due }),
    // Later changes are shown against the first shown state; a shopper who enters again has just seen the cart.
    ...(step === null && { change: { kind: 'choice', choice: { seen: null } } }),
    ...(step !== null && checkout.seen === null && cart && { change: { kind: 'choice', choice: { seen: toSeenCart(cart) } } }),
  };
}

/** A requested order is resolved on the review. With goods in the cart other steps stay open beside it. */
function stepDue(step: CheckoutStep | null, checkout: CheckoutState, cart: OrderCart | null): CheckoutStep {
  if (checkout.intent && (!step || !cart)) return 'review';
  return step && (isStepOpen(step, checkout) || (step === 'review' && checkout.intent)) ? step : firstOpenStep(checkout);
}
