import type { Pricing } from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';

/**
 * The server's prices of a guest's lines. Each request is identified by its lines as one text, the key; an empty one is
 * none.
 */
export interface GuestPricing {
  /** The last request. */
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

/**
 * A response about lines that have changed meanwhile is dropped: the newer change sends, or has sent, another request.
 */
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

/**
 * Whether to request the prices of the current lines: they are neither known nor on their way. A response for other
 * lines is neither.
 */
export function mustRequest(pricing: GuestPricing, wanted: string, isRequesting: boolean): boolean {
  return isOutdated(pricing, wanted) && !(isRequesting && pricing.requested === wanted);
}

/** Whether what is wanted could not be had. */
export function hasFailed({ failed }: GuestPricing, wanted: string): boolean {
  return wanted !== '' && failed === wanted;
}
