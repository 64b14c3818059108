import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $isCartRead, $lines, changeWished } from '../../domain/cart/index.ts';
import { type Pricing, priceLinesFx } from '../../domain/pricing/index.ts';
import { CartGate } from './gate.ts';

/** After a burst of changes the server is asked once, this long after the last. */
const BURST_MS = 250;

/** The shopper asks for the sums once more. */
export const retryRequested = createEvent();

const keyOf = (lines: readonly { product: number; amount: number }[]) => lines.map(({ product, amount }) => `${product}:${amount}`).join();

const $wanted = $lines.map((lines) => lines.map(({ product, amount }) => ({ product, amount })));
const $wantedKey = $wanted.map(keyOf);
const $askedKey = createStore('', { serialize: 'ignore' });
const $failedKey = createStore('', { serialize: 'ignore' });
const $answer = createStore<{ readonly key: string; readonly pricing: Pricing } | null>(null, { serialize: 'ignore' });

/** What the server said last, maybe of lines that have changed since: see `$isOutdated`. */
export const $pricing = $answer.map((answer) => answer?.pricing ?? null);
export const $isOutdated = combine($answer, $wantedKey, (answer, key) => answer?.key !== key);
export const $hasFailed = combine($failedKey, $wantedKey, (failed, key) => key !== '' && failed === key);
export const $isPricing = priceLinesFx.pending;

const $isAtWork = combine(CartGate.status, $isCartRead, (isOpen, isRead) => isOpen && isRead);

// A pause begins with every change; only the last one's ends with the lines still as they were.
const pauseFx = createEffect((key: string) => new Promise<string>((resolve) => setTimeout(resolve, BURST_MS, key)));
sample({ clock: $wantedKey, filter: $isAtWork, target: pauseFx });
const burstEnded = sample({
  clock: pauseFx.doneData,
  source: { wanted: $wantedKey, asked: $askedKey },
  filter: ({ wanted, asked }, paused) => paused === wanted && paused !== asked,
});

const asked = sample({
  clock: [$isAtWork, burstEnded, retryRequested],
  source: { isAtWork: $isAtWork, lines: $wanted },
  filter: ({ isAtWork, lines }) => isAtWork && lines.length > 0,
  fn: ({ lines }) => lines,
});
sample({ clock: asked, fn: keyOf, target: $askedKey });
sample({ clock: asked, target: priceLinesFx });

// An answer about lines that have changed meanwhile is superseded: the newer change asks, or has asked, anew.
const answered = sample({
  clock: priceLinesFx.done,
  source: $wantedKey,
  filter: (key, { params }) => key === keyOf(params),
  fn: (key, { result }) => ({ key, pricing: result }),
});
sample({ clock: answered, target: $answer });
sample({ clock: answered, fn: () => '', target: $failedKey });
sample({ clock: answered, fn: ({ pricing }) => ({ kind: 'pricing' as const, lines: pricing.lines }), target: changeWished });
sample({ clock: priceLinesFx.fail, fn: ({ params }) => keyOf(params), target: $failedKey });
