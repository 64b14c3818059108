import type { Pricing } from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';

/** The server's prices of a guest's lines. The key of a request is its lines as text; an empty one is none. */
export interface GuestPricing {
  readonly requested: string;
  /** What could not be answered. */
  readonly failed: string;
  readonly answer: Priced | null;
}

/** Sums of the lines that `key` names. */
export interface Priced {
  readonly key: string;
  readonly pricing: Pricing;
}

export const NO_PRICING: GuestPricing = { requested: '', failed: '', answer: null };

export function pricingRequested(state: GuestPricing, lines: readonly LineAmount[]): GuestPricing {
  return { ...state, requested: formatCartLines(lines) };
}

/** A response about lines that have changed is dropped: the newer change has a request of its own. */
export function pricingAnswered(state: GuestPricing, answer: Priced): GuestPricing {
  return { ...state, failed: '', answer };
}

export function pricingFailed(state: GuestPricing, lines: readonly LineAmount[]): GuestPricing {
  return { ...state, failed: formatCartLines(lines) };
}

/** Whether the sums are of other lines than those wanted. */
export function isOutdated({ answer }: GuestPricing, wanted: string): boolean {
  return answer?.key !== wanted;
}

/** Whether the prices of the current lines are neither known nor on their way; other lines do not count. */
export function mustRequest(pricing: GuestPricing, wanted: string, isRequesting: boolean): boolean {
  return isOutdated(pricing, wanted) && !(isRequesting && pricing.requested === wanted);
}

export function hasFailed({ failed }: GuestPricing, wanted: string): boolean {
  return wanted !== '' && failed === wanted;
}
