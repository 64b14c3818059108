import type { Pricing } from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';

/** What the server has said of a guest's lines. Each question is known by its lines as one text, the key; an empty one is none. */
export interface GuestPricing {
  /** What was asked last. */
  readonly asked: string;
  /** What could not be answered. */
  readonly failed: string;
  readonly answer: Priced | null;
}

/** Sums of the lines that `key` names. */
export interface Priced {
  readonly key: string;
  readonly pricing: Pricing;
}

export const NO_PRICING: GuestPricing = { asked: '', failed: '', answer: null };

export function pricingAsked(state: GuestPricing, lines: readonly LineAmount[]): GuestPricing {
  return { ...state, asked: formatCartLines(lines) };
}

/** An answer about lines that have changed meanwhile does not come here: the newer change asks, or has asked, again. */
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

/** Whether to ask for what is wanted: its sums are neither known nor on their way. An answer that came while other lines were wanted is neither. */
export function mustAsk(pricing: GuestPricing, wanted: string, isAsking: boolean): boolean {
  return isOutdated(pricing, wanted) && !(isAsking && pricing.asked === wanted);
}

/** Whether what is wanted could not be had. */
export function hasFailed({ failed }: GuestPricing, wanted: string): boolean {
  return wanted !== '' && failed === wanted;
}
