import { $settings } from '@vitrava/shared-kit/bus/shell';
import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import { combine, createEvent, split } from 'effector';
import {
  $cartFailure,
  $totals as $customerTotals,
  $entries,
  $isCartReading,
  $isCustomer,
  $isSettled,
  cartReloadRequested,
} from '../../domain/cart/index.ts';
import { $guestPricing, $hasGuestPricingFailed, $isGuestPricingOutdated, $isPricing, pricingRetried } from './pricing.ts';

/* The totals of the cart: a customer's has its sums, a guest's lines are priced here. The page treats both alike. */

export const retryRequested = createEvent();

export const $isRequesting = combine($isCustomer, $isCartReading, $isPricing, (isCustomer, isReading, isPricing) =>
  isCustomer ? isReading : isPricing,
);
export const $hasFailed = combine($isCustomer, $cartFailure, $hasGuestPricingFailed, (isCustomer, failure, hasFailed) => {
  return isCustomer ? failure !== null : hasFailed;
});
export const $showsDiscounts = $settings.map(({ showDiscounts }) => showDiscounts);

/** Lines as the server last reported them, maybe of other amounts than the shopper sees by now. */
export const $priced = combine($isCustomer, $entries, $guestPricing, (isCustomer, entries, pricing): readonly PricedLine[] => {
  return isCustomer ? entries.flatMap(({ priced }) => priced ?? []) : (pricing?.lines ?? []);
});

const $isOutdated = combine($isCustomer, $isSettled, $isGuestPricingOutdated, (isCustomer, isSettled, isOutdated) => {
  return isCustomer ? !isSettled : isOutdated;
});
const $known = combine($isCustomer, $customerTotals, $guestPricing, (isCustomer, totals, pricing) => {
  return isCustomer ? totals : (pricing?.totals ?? null);
});

/** The totals as the server last gave them; null before. */
export const $totals = combine(
  { known: $known, priced: $priced, isOutdated: $isOutdated, hasFailed: $hasFailed, showsDiscounts: $showsDiscounts },
  ({ known, priced, isOutdated, hasFailed, showsDiscounts }) =>
    known && {
      ...known,
      isOutdated,
      isBusy: isOutdated && !hasFailed,
      hasDiscount: showsDiscounts && priced.some(({ discount_prc }) => discount_prc > 0),
    },
);

split({
  source: retryRequested,
  match: $isCustomer.map((isCustomer) => (isCustomer ? 'customer' : 'guest')),
  cases: { customer: cartReloadRequested, guest: pricingRetried },
});
