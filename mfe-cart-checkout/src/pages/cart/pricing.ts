import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { $entries, $isCartRead, $isCustomer, guestLinesPriced, priceLinesFx } from '../../domain/cart/index.ts';
import { CartGate } from './gate.ts';
import { hasFailed, isOutdated, keyOf, mustAsk, NO_PRICING, pricingAnswered, pricingAsked, pricingFailed } from './guest-pricing.ts';

/** After a burst of changes the server is asked once, this long after the last. */
const BURST_MS = 250;

/** The guest asks for the sums once more. */
export const pricingRetried = createEvent();

/** What is to be priced: a guest's lines; a customer's come with their prices. */
const $wanted = combine($isCustomer, $entries, (isCustomer, entries) => {
  return isCustomer ? [] : entries.map(({ product, amount }) => ({ product, amount }));
});
const $wantedKey = $wanted.map(keyOf);
const pricingAnswer = sample({
  clock: priceLinesFx.done,
  source: $wantedKey,
  filter: (key, { params }) => key === keyOf(params),
  fn: (key, { result }) => ({ key, pricing: result }),
});
const $pricing = createStore(NO_PRICING, { serialize: 'ignore' })
  .on(priceLinesFx, pricingAsked)
  .on(pricingAnswer, pricingAnswered)
  .on(priceLinesFx.fail, (pricing, { params }) => pricingFailed(pricing, params));

/** What the server said last, maybe of lines that have changed since: see `$isGuestPricingOutdated`. */
export const $guestPricing = $pricing.map(({ answer }) => answer?.pricing ?? null);
export const $isGuestPricingOutdated = combine($pricing, $wantedKey, isOutdated);
export const $hasGuestPricingFailed = combine($pricing, $wantedKey, hasFailed);
export const $isPricing = priceLinesFx.pending;

const $isAtWork = combine(CartGate.status, $isCartRead, (isOpen, isRead) => isOpen && isRead);

const burstEnded = sample({
  clock: debounce(sample({ clock: $wantedKey, filter: $isAtWork }), BURST_MS),
  source: { wanted: $wantedKey, pricing: $pricing, isAsking: $isPricing },
  filter: ({ wanted, pricing, isAsking }) => mustAsk(pricing, wanted, isAsking),
});

sample({
  clock: [$isAtWork, burstEnded, pricingRetried],
  source: { isAtWork: $isAtWork, lines: $wanted },
  filter: ({ isAtWork, lines }) => isAtWork && lines.length > 0,
  fn: ({ lines }) => lines,
  target: priceLinesFx,
});
sample({ clock: pricingAnswer, fn: ({ pricing }) => pricing.lines, target: guestLinesPriced });
