import { $pendingNavigation } from '@vitrava/shared-kit/bus/shell';
import { formatCartLines } from '@vitrava/shared-kit/contracts/cart-lines';
import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { $documentCart } from '../../bus.ts';
import { $entries, $isCartRead, $isCustomer, $isDeviceRead, linesNamed, priceLinesFx } from '../../domain/cart/index.ts';
import { cartPath } from '../../paths.ts';
import { CartGate, opened } from './gate.ts';
import {
  type GuestPricing,
  hasFailed,
  isOutdated,
  mustRequest,
  NO_PRICING,
  type Priced,
  pricingAnswered,
  pricingFailed,
  pricingRequested,
} from './guest-pricing.ts';

/** After a burst of changes the server is called once, this long after the last. */
const BURST_MS = 250;

export const pricingRetried = createEvent();

/** What is to be priced: a guest's lines; a customer's come with their prices. */
const $wanted = combine($isCustomer, $entries, (isCustomer, entries) => {
  return isCustomer ? [] : entries.map(({ product, amount }) => ({ product, amount }));
});
const $wantedKey = $wanted.map(formatCartLines);
const pricingAnswer = sample({
  clock: priceLinesFx.done,
  source: $wantedKey,
  filter: (key, { params }) => key === formatCartLines(params),
  fn: (key, { result }) => ({ key, pricing: result }),
});
/** The sums with which the server rendered this document. */
export const $documentPricing = createStore<GuestPricing['answer']>(null);
const documentPriced = sample({ clock: pricingAnswer, source: $isDeviceRead, filter: (isRead) => !isRead, fn: (_, answer) => answer });
$documentPricing.on(documentPriced, (_, answer) => answer);

/** From then on the page has the document's sums as if it had requested them. */
const documentTaken = sample({
  clock: combine(CartGate.status, $isDeviceRead, (isOpen, isRead) => isOpen && isRead).updates,
  source: $documentPricing,
  filter: (answer, isTaken) => isTaken && answer !== null,
  fn: (answer) => answer as Priced,
});
const $pricingState = createStore(NO_PRICING, { serialize: 'ignore' })
  .on(priceLinesFx, pricingRequested)
  .on(pricingAnswer, pricingAnswered)
  .on(priceLinesFx.fail, (pricing, { params }) => pricingFailed(pricing, params))
  .on(documentTaken, (pricing, answer) => ({ ...pricing, answer: pricing.answer ?? answer }));
const $pricing = combine($pricingState, $documentPricing, (pricing, answer) => ({ ...pricing, answer: pricing.answer ?? answer }));

/** The server's last response, maybe about lines that have changed since: see `$isGuestPricingOutdated`. */
export const $guestPricing = $pricing.map(({ answer }) => answer?.pricing ?? null);
export const $isGuestPricingOutdated = combine($pricing, $wantedKey, isOutdated);
export const $hasGuestPricingFailed = combine($pricing, $wantedKey, hasFailed);
export const $isPricing = priceLinesFx.pending;

const $isAtWork = combine(CartGate.status, $isCartRead, (isOpen, isRead) => isOpen && isRead);

const burstEnded = sample({
  clock: debounce($wantedKey, BURST_MS),
  source: { isAtWork: $isAtWork, wanted: $wantedKey, pricing: $pricing, isRequesting: $isPricing },
  filter: ({ isAtWork, wanted, pricing, isRequesting }) => isAtWork && mustRequest(pricing, wanted, isRequesting),
});

/** The server renders a guest's cart, whose lines it has from the cookie. */
const rendering = sample({
  clock: opened,
  source: { document: $documentCart, isDeviceRead: $isDeviceRead },
  filter: ({ document, isDeviceRead }) => document !== null && !isDeviceRead,
  fn: () => undefined,
});

/** The shopper is on the way to the cart, or its document has been opened: the sums are requested again. */
const opening = sample({
  clock: [$pendingNavigation.updates.filter({ fn: (url) => url?.split('?')[0] === cartPath }), $isAtWork.updates.filter({ fn: Boolean })],
  source: { isRead: $isCartRead, isAtWork: $isAtWork, wanted: $wantedKey, pricing: $pricing, isRequesting: $isPricing },
  // A page that opens has its sums, or they are on their way, where the navigation has requested them.
  filter: ({ isRead, isAtWork, wanted, pricing, isRequesting }) => isRead && (!isAtWork || mustRequest(pricing, wanted, isRequesting)),
});

sample({
  clock: [rendering, opening, burstEnded, pricingRetried],
  source: $wanted,
  filter: (lines) => lines.length > 0,
  target: priceLinesFx,
});
sample({ clock: [pricingAnswer, documentTaken], fn: ({ pricing }) => pricing.lines, target: linesNamed });
