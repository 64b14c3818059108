import { navigationRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageState } from '@vitrava/shared-kit/models/page-query';
import { combine, createEvent, createStore, sample, split } from 'effector';
import { $documentCart } from '../../bus.ts';
import {
  $entries,
  $isCartRead,
  $isCustomer,
  $isDetached,
  $owner,
  $unsyncedLines,
  type CartCommand,
  cartCleared,
  cartNeeded,
  changeDropped,
  changeRequested,
  changeRetried,
} from '../../domain/cart/index.ts';
import { checkoutPath } from '../../paths.ts';
import { CartGate, opened } from './gate.ts';
import { $documentPricing } from './pricing.ts';
import { lineTried, NO_REMOVALS, removalMade, removalOver, removalTakenBack } from './removals.ts';
import { buildRows, positionOf, type RemovedLine } from './rows.ts';
import { $hasFailed, $isRequesting, $priced, $showsDiscounts, $totals, retryRequested } from './sums.ts';

export {
  $documentPricing,
  $hasFailed,
  $isCustomer,
  $isDetached,
  $isRequesting,
  $totals,
  CartGate,
  changeDropped,
  changeRetried,
  opened,
  retryRequested,
};

export const $head = $t.map((t): PageHead => ({ title: t('routes.cart') }));

export const amountChosen = changeRequested.prepend(amountCommand);
export const lineRemoved = createEvent<number>();
export const removalUndone = createEvent<number>();
/** The time to take a removal back is over. */
export const removalLapsed = createEvent<number>();
export const checkoutRequested = createEvent();

const $removals = createStore(NO_REMOVALS, { serialize: 'ignore' });
const $removed = $removals.map(({ removed }) => removed);
export const $restored = $removals.map(({ restored }) => restored);

export const $rows = combine(
  {
    entries: $entries,
    removed: $removed,
    unsynced: $unsyncedLines,
    priced: $priced,
    hasFailed: $hasFailed,
    showsDiscounts: $showsDiscounts,
  },
  buildRows,
);
export const $hasRows = $rows.map((rows) => rows.length > 0);

/** A guest's lines that neither the device nor the server has a name for yet; they are not worth showing before both have been tried. */
const $isUnnamed = combine(
  { entries: $entries, priced: $priced, hasFailed: $hasFailed, isCustomer: $isCustomer, isOpen: CartGate.status },
  ({ entries, priced, hasFailed, isCustomer, isOpen }) =>
    !isCustomer && priced.length === 0 && !(hasFailed && isOpen) && entries.some(({ item }) => item === null),
);

/** An empty cart has rows while a removed line can come back. */
export const $isEmpty = $entries.map((entries) => entries.length === 0);

/** Whether anything is there that could be cleared. */
export const $isClearable = combine($entries, $unsyncedLines, (entries, unsynced) => entries.length + unsynced.length > 0);

/** `loading` until the cart is known and its lines can be named; `failed` when it cannot be read. */
export const $state = combine(
  {
    isOpen: CartGate.status,
    isRead: $isCartRead,
    isCustomer: $isCustomer,
    hasFailed: $hasFailed,
    isUnnamed: $isUnnamed,
    hasDocument: $documentCart.map((lines) => lines !== null),
  },
  ({ isOpen, isRead, isCustomer, hasFailed, isUnnamed, hasDocument }): PageState => {
    if (isOpen && !isRead && isCustomer && hasFailed) return 'failed';
    return !(isOpen || hasDocument) || !isRead || isUnnamed ? 'loading' : 'ready';
  },
);

/** Every line has a problem: there is nothing to order. */
export const $isUnbuyable = $rows.map((rows) => {
  const lines = rows.filter((row) => row.kind === 'line');
  return lines.length > 0 && lines.every(({ priced, isCurrent }) => isCurrent && priced?.problem != null);
});

sample({ clock: CartGate.open, target: cartNeeded });

/** What the product shelf is requested for: products like the first line. */
const $similar = $entries.map(([first]) => (first ? { similarTo: first.product } : {}));
/** The input of the visit: a product that is added from the shelf does not replace the shelf under the shopper. */
const $firstShelf = createStore<{ readonly similarTo?: number } | null>(null, { serialize: 'ignore' });
export const $shelf = combine($firstShelf, $similar, (first, similar) => first ?? similar);
sample({
  clock: [CartGate.open, $state],
  source: { similar: $similar, state: $state, first: $firstShelf, isOpen: CartGate.status },
  filter: ({ state, first, isOpen }) => isOpen && state === 'ready' && first === null,
  fn: ({ similar }) => similar,
  target: $firstShelf,
});
$firstShelf.reset(CartGate.close);

// The rows are read before the cart changes.
const removal = sample({ clock: lineRemoved, source: $rows, fn: (rows, product) => ({ rows, product }) });
const restoration = sample({
  clock: removalUndone,
  source: { rows: $rows, removed: $removed },
  filter: ({ removed }, product) => removed.some(({ line }) => line.product === product),
  fn: ({ rows, removed }, product) => {
    const { line } = removed.find((one) => one.line.product === product) as RemovedLine;
    return { kind: 'restoring' as const, line, position: positionOf(rows, product) };
  },
});
sample({
  clock: [removal.map(({ product }) => amountCommand({ product, amount: 0 })), restoration],
  target: changeRequested,
  batch: false,
});

// Another shopper's cart has nothing to bring back.
$removals
  .on(removal, removalMade)
  .on(restoration, (removals, { line }) => removalTakenBack(removals, line.product))
  .on(removalLapsed, removalOver)
  .on(changeRetried, lineTried)
  .reset(CartGate.close, $owner, cartCleared);

split({
  source: checkoutRequested,
  match: $isCustomer.map((isCustomer) => (isCustomer ? 'customer' : 'guest')),
  cases: {
    customer: navigationRequested.prepend(() => ({ to: checkoutPath })),
    guest: signInRequested.prepend(() => ({ returnTo: checkoutPath })),
  },
});

function amountCommand({ product, amount }: { readonly product: number; readonly amount: number }): CartCommand {
  return { kind: 'amount', product, amount };
}
