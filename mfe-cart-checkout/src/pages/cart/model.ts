import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $locale, $settings, signInRequested } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { $isCartRead, $isDetached, $lines, cartNeeded, changeWished } from '../../domain/cart/index.ts';
import { CartGate } from './gate.ts';
import { $hasFailed, $isOutdated, $isPricing, $pricing, retryRequested } from './pricing.ts';
import { buildRows, forgetRemoved, positionOf, type RemovedLine } from './rows.ts';

export { $hasFailed, $isDetached, $isPricing, CartGate, retryRequested };

/** Nothing to load: the lines are the browser's, and the page is whole without them. */
export const opened = createEvent<PageRequest>();
export const $status = createStore(200, { serialize: 'ignore' });
export const $head = combine($locale, (locale): PageHead => ({ title: locale === 'ru' ? 'Корзина' : 'Cart', robots: 'noindex' }));

export const amountChosen = createEvent<{ product: number; amount: number }>();
export const lineRemoved = createEvent<number>();
export const removalUndone = createEvent<number>();
/** The time to take a removal back is over. */
export const removalLapsed = createEvent<number>();
export const checkoutRequested = createEvent();

const $removed = createStore<readonly RemovedLine[]>([], { serialize: 'ignore' });
/** The line that came back last: it takes the focus from the button that brought it. */
export const $restored = createStore<number | null>(null, { serialize: 'ignore' });

const $showsDiscounts = $settings.map(({ showDiscounts }) => showDiscounts);

export const $rows = combine(
  { lines: $lines, removed: $removed, pricing: $pricing, hasFailed: $hasFailed, showsDiscounts: $showsDiscounts },
  ({ pricing, ...source }) => buildRows({ ...source, priced: pricing?.lines ?? [] }),
);

export const $hasRows = $rows.map((rows) => rows.length > 0);

/** Lines that neither the device nor the server has a name for yet; they are not worth showing before someone has tried. */
const $isStrange = combine($lines, $pricing, $hasFailed, (lines, pricing, hasFailed) => {
  return pricing === null && !hasFailed && lines.some(({ item }) => item === null);
});

/** `waiting` until the browser has read its cart and can name its lines. An `empty` one has rows while a removed line can come back. */
export const $stage = combine(CartGate.status, $isCartRead, $isStrange, $lines, (isOpen, isRead, isStrange, lines) => {
  if (!isOpen || !isRead || isStrange) return 'waiting' as const;
  return lines.length > 0 ? ('filled' as const) : ('empty' as const);
});

/** The totals as the server last gave them; null before. */
export const $totals = combine(
  { pricing: $pricing, isOutdated: $isOutdated, hasFailed: $hasFailed, showsDiscounts: $showsDiscounts },
  ({ pricing, isOutdated, hasFailed, showsDiscounts }) =>
    pricing && {
      ...pricing.totals,
      isOutdated,
      isBusy: isOutdated && !hasFailed,
      hasDiscount: showsDiscounts && pricing.lines.some(({ discount_prc }) => discount_prc > 0),
    },
);

export const $isCustomer = $sessionStatus.map((status) => status === 'authenticated');

sample({ clock: CartGate.open, target: cartNeeded });
sample({ clock: amountChosen, fn: (choice) => ({ kind: 'amount' as const, ...choice }), target: changeWished });

sample({
  clock: lineRemoved,
  source: { lines: $lines, rows: $rows, removed: $removed },
  fn: ({ lines, rows, removed }, product) => {
    const line = lines.find((one) => one.product === product);
    const index = rows.findIndex((row) => row.product === product);
    return line ? [...forgetRemoved(removed, product), { line, index }] : removed;
  },
  target: $removed,
});
sample({ clock: lineRemoved, fn: (product) => ({ kind: 'amount' as const, product, amount: 0 }), target: changeWished });

sample({
  clock: removalUndone,
  source: { rows: $rows, removed: $removed },
  filter: ({ removed }, product) => removed.some(({ line }) => line.product === product),
  fn: ({ rows, removed }, product) => {
    const { line } = removed.find((one) => one.line.product === product) as RemovedLine;
    return { kind: 'restoring' as const, line, position: positionOf(rows, product) };
  },
  target: changeWished,
});
sample({ clock: removalUndone, target: $restored });
sample({ clock: [removalUndone, removalLapsed], source: $removed, fn: forgetRemoved, target: $removed });
sample({ clock: CartGate.close, fn: () => [], target: $removed });
sample({ clock: [CartGate.close, lineRemoved], fn: () => null, target: $restored });

sample({ clock: checkoutRequested, fn: () => ({ returnTo: '/cart' }), target: signInRequested });
