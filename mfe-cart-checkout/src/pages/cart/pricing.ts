import type { Pricing } from '@vitrava/shared-kit/contracts/browser';
import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { $entries, $isCartRead, $isCustomer, guestLinesPriced, priceLinesFx } from '../../domain/cart/index.ts';
import { CartGate } from './gate.ts';

/** After a burst of changes the server is asked once, this long after the last. */
const BURST_MS = 250;

/** The guest asks for the sums once more. */
export const pricingRetried = createEvent();

const keyOf = (lines: readonly { product: number; amount: number }[]) => lines.map(({ product, amount }) => `${product}:${amount}`).join();

/** What is to be priced: a guest's lines; a customer's come with their prices. */
const $wanted = combine($isCustomer, $entries, (isCustomer, entries) => {
  return isCustomer ? [] : entries.map(({ product, amount }) => ({ product, amount }));
});
const $wantedKey = $wanted.map(keyOf);
const $askedKey = createStore('', { serialize: 'ignore' });
const $failedKey = createStore('', { serialize: 'ignore' });
const $answer = createStore<{ readonly key: string; readonly pricing: Pricing } | null>(null, { serialize: 'ignore' });

/** What the server said last, maybe of lines that have changed since: see `$isGuestPricingOutdated`. */
export const $guestPricing = $answer.map((answer) => answer?.pricing ?? null);
export const $isGuestPricingOutdated = combine($answer, $wantedKey, (answer, key) => answer?.key !== key);
export const $hasGuestPricingFailed = combine($failedKey, $wantedKey, (failed, key) => key !== '' && failed === key);
export const $isPricing = priceLinesFx.pending;

const $isAtWork = combine(CartGate.status, $isCartRead, (isOpen, isRead) => isOpen && isRead);

const burstEnded = sample({
  clock: debounce(sample({ clock: $wantedKey, filter: $isAtWork }), BURST_MS),
  source: { wanted: $wantedKey, asked: $askedKey },
  filter: ({ wanted, asked }) => wanted !== asked,
});

const asked = sample({
  clock: [$isAtWork, burstEnded, pricingRetried],
  source: { isAtWork: $isAtWork, lines: $wanted },
  filter: ({ isAtWork, lines }) => isAtWork && lines.length > 0,
  fn: ({ lines }) => lines,
});
sample({ clock: asked, fn: keyOf, target: $askedKey });
sample({ clock: asked, target: priceLinesFx });

// An answer about lines that have changed meanwhile is superseded: the newer change asks, or has asked, again.
const answered = sample({
  clock: priceLinesFx.done,
  source: $wantedKey,
  filter: (key, { params }) => key === keyOf(params),
  fn: (key, { result }) => ({ key, pricing: result }),
});
sample({ clock: answered, target: $answer });
sample({ clock: answered, fn: () => '', target: $failedKey });
sample({ clock: answered, fn: ({ pricing }) => pricing.lines, target: guestLinesPriced });
sample({ clock: priceLinesFx.fail, fn: ({ params }) => keyOf(params), target: $failedKey });
