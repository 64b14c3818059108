import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { $checkout, checkoutChanged, stepPath } from '../../domain/checkout/index.ts';
import { $areStocksRead, $stocks, chooseOnMapFx, mapLeft, releaseStockFx, type Stock, saveStockFx } from '../../domain/delivery/index.ts';
import { $orderCart } from '../../features/checkout-frame/index.ts';
import { placeNeeded } from '../../features/chosen-place/index.ts';
import { DeliveryGate } from './gate.ts';

export const opened = createEvent<PageRequest>();
export const $status = createStore(200, { serialize: 'ignore' });
export const $head = $t.map((t): PageHead => ({ title: t('routes.checkout-delivery'), robots: 'noindex' }));

export const stockChosen = createEvent<number>();
/** A point was chosen that may not be among the saved places yet; `id` is the point's. */
export const pointChosen = createEvent<string>();
export const mapOpened = createEvent();
export const listToggled = createEvent();
export const removalRequested = createEvent<Stock>();
export const removalConfirmed = createEvent();
export const removalDismissed = createEvent();
export const continueRequested = createEvent();

export const $chosen = $checkout.map(({ stock }) => stock);
/** The parcel's weight in grams; 0 before it is known. */
export const $weight = $orderCart.map((cart) => cart?.totals.weight ?? 0);
/** Places that take this order, the one chosen last first. */
const $fitting = combine($stocks, $weight, (stocks, weight) => {
  return stocks.flatMap(({ id, point }) => (point && weight <= point.weight_limit ? id : []));
});
/** Whether the order can go to the chosen place. */
export const $isChoiceGood = combine($chosen, $fitting, (chosen, fitting) => chosen !== null && fitting.includes(chosen));
/** Whether the goods have reached the sum from which the way costs nothing. */
export const $isFree = $orderCart.map((cart) => Number(cart?.totals.delivery[0]?.price ?? 1) === 0);
export const $isMapOpen = chooseOnMapFx.pending;
export const $isMapFailed = createStore(false, { serialize: 'ignore' });
/** The point that is being saved. */
export const $saving = createStore<string | null>(null, { serialize: 'ignore' });
/** The point that could not be saved. */
export const $unsaved = createStore<string | null>(null, { serialize: 'ignore' });
/** The place that was saved a moment ago: it takes the focus from the button that saved it. */
export const $saved = createStore<number | null>(null, { serialize: 'ignore' });
export const $isPlaceMissing = createStore(false, { serialize: 'ignore' });
export const $removing = createStore<Stock | null>(null, { serialize: 'ignore' });
export const $isRemoving = releaseStockFx.pending;
export const $isRemovalFailed = createStore(false, { serialize: 'ignore' });

export const $hasSaved = $stocks.map((stocks) => stocks.length > 0);

const $isListRequested = createStore(false, { serialize: 'ignore' });
/** A customer without saved places needs the list at once. */
export const $isListOpen = combine($isListRequested, $areStocksRead, $stocks, $isMapFailed, (isRequested, areRead, stocks, isMapFailed) => {
  return isRequested || isMapFailed || (areRead && stocks.length === 0);
});

sample({ clock: DeliveryGate.open, target: placeNeeded });
sample({ clock: listToggled, source: $isListOpen, fn: (isOpen) => !isOpen, target: $isListRequested });
sample({ clock: listToggled, fn: () => false, target: $isMapFailed });

// A saved place is chosen; the one of last time is offered.
sample({ clock: stockChosen, fn: (stock) => ({ kind: 'choice' as const, choice: { stock } }), target: checkoutChanged });
sample({
  clock: combine({ isOpen: DeliveryGate.status, areRead: $areStocksRead, isWeighed: $orderCart.map((cart) => cart !== null) }),
  source: { chosen: $chosen, fitting: $fitting },
  filter: ({ chosen, fitting }, { isOpen, areRead, isWeighed }) => isOpen && areRead && isWeighed && chosen === null && fitting.length > 0,
  fn: ({ fitting }) => fitting[0] ?? 0,
  target: stockChosen,
});

// A new one is saved first.
sample({ clock: pointChosen, source: saveStockFx.pending, filter: (isSaving) => !isSaving, fn: (_, id) => id, target: saveStockFx });
sample({ clock: saveStockFx, target: $saving });
sample({ clock: saveStockFx, fn: () => null, target: $unsaved });
sample({ clock: saveStockFx.finally, fn: () => null, target: $saving });
sample({ clock: saveStockFx.fail, fn: ({ params }) => params, target: $unsaved });
sample({ clock: saveStockFx.doneData, fn: ({ id }) => id, target: [stockChosen, $saved] });
sample({ clock: saveStockFx, fn: () => null, target: $saved });
sample({ clock: saveStockFx.done, fn: () => false, target: [$isListRequested, $isMapFailed] });

sample({
  clock: mapOpened,
  source: { weight: $weight, isOpen: $isMapOpen },
  filter: ({ isOpen }) => !isOpen,
  fn: ({ weight }) => ({ weight }),
  target: chooseOnMapFx,
});
sample({ clock: chooseOnMapFx, fn: () => false, target: $isMapFailed });
sample({ clock: chooseOnMapFx.fail, fn: () => true, target: $isMapFailed });
sample({
  clock: chooseOnMapFx.doneData,
  filter: (point) => point !== null,
  fn: (point) => point?.id ?? '',
  target: pointChosen,
});

sample({ clock: removalRequested, target: $removing });
sample({ clock: [removalRequested, releaseStockFx], fn: () => false, target: $isRemovalFailed });
sample({
  clock: removalConfirmed,
  source: { stock: $removing, isRemoving: $isRemoving },
  filter: ({ stock, isRemoving }) => stock !== null && !isRemoving,
  fn: ({ stock }) => stock?.id ?? 0,
  target: releaseStockFx,
});
sample({ clock: releaseStockFx.fail, fn: () => true, target: $isRemovalFailed });
sample({ clock: [removalDismissed, releaseStockFx.done], fn: () => null, target: $removing });

const judged = sample({ clock: continueRequested, source: $isChoiceGood });
sample({ clock: judged, fn: (isGood) => !isGood, target: $isPlaceMissing });
sample({ clock: judged, filter: Boolean, fn: () => ({ to: stepPath('payment') }), target: navigationRequested });
sample({ clock: stockChosen, fn: () => false, target: $isPlaceMissing });

sample({ clock: DeliveryGate.close, target: mapLeft });
sample({
  clock: DeliveryGate.close,
  target: [$isMapFailed.reinit, $isListRequested.reinit, $unsaved.reinit, $saved.reinit, $isPlaceMissing.reinit, $removing.reinit],
});
