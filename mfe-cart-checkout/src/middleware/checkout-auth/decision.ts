import type { MiddlewareVerdict } from '@vitrava/shared-kit/mount/middleware';
import { type CheckoutState, type CheckoutStep, firstOpenStep, isStepOpen, STEPS, stepPath } from '../../domain/checkout/index.ts';
import { cartPath } from '../../paths.ts';

/** What is known when a visit is decided on. `cart` is unknown when it could not be read. */
export interface Visit {
  readonly path: string;
  readonly session: 'unknown' | 'authenticated' | 'anonymous';
  readonly cart: 'unknown' | 'empty' | 'filled';
  readonly checkout: CheckoutState;
}

const PASS: MiddlewareVerdict = { kind: 'pass' };
const redirect = (to: string): MiddlewareVerdict => ({ kind: 'redirect', to });

/** The steps in their order: an empty cart is not paid for, and what is not chosen is not reviewed. What cannot be known lets the visit pass. */
export function decideVisit({ path, session, cart, checkout }: Visit): MiddlewareVerdict {
  if (session === 'anonymous') return { kind: 'sign-in' };
  if (session === 'unknown' || cart === 'unknown') return PASS;
  const step = stepOf(path);
  // What became of a requested order is found out on the review; the cart may be empty because it was placed.
  if (checkout.intent && (step === 'review' || cart === 'empty')) return step === 'review' ? PASS : redirect(stepPath('review'));
  if (cart === 'empty') return redirect(cartPath);
  return !step || isStepOpen(step, checkout) ? PASS : redirect(stepPath(firstOpenStep(checkout)));
}

function stepOf(path: string): CheckoutStep | null {
  const pathname = path.split(/[?#]/, 1)[0];
  return STEPS.find((step) => stepPath(step) === pathname) ?? null;
}
