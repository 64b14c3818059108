import { checkoutDeliveryPath, checkoutPaymentPath, checkoutReviewPath } from '../../paths.ts';
import type { CheckoutState } from './state.ts';

export const STEPS = ['delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof STEPS)[number];

const PATHS: Readonly<Record<CheckoutStep, string>> = {
  delivery: checkoutDeliveryPath,
  payment: checkoutPaymentPath,
  review: checkoutReviewPath,
};

export function stepPath(step: CheckoutStep): string {
  return PATHS[step];
}

export function firstOpenStep({ stock, method }: Pick<CheckoutState, 'stock' | 'method'>): CheckoutStep {
  if (stock === null) return 'delivery';
  return method === null ? 'payment' : 'review';
}

export function isStepOpen(step: CheckoutStep, state: Pick<CheckoutState, 'stock' | 'method'>): boolean {
  return STEPS.indexOf(step) <= STEPS.indexOf(firstOpenStep(state));
}
