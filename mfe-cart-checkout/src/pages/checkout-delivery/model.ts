import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { combine, createEvent, createStore, merge, sample, split } from 'effector';
import { $checkout, checkoutChanged, stepPath } from '../../domain/checkout/index.ts';
import {
  $areStocksRead,
  $stocks,
  chooseOnMapFx,
  leaveMapFx,
  releaseStockFx,
  type Stock,
  saveStockFx,
  stocksNeeded,
} from '../../domain/delivery/index.ts';
import { $orderCart, deliveryOf } from '../../features/checkout-frame/index.ts';
import {
  listSet,
  mapFailed,
  mapRequested,
  NEW_DELIVERY,
  placeChosen,
  placeMissed,
  removalBegun,
  removalEnded,
  removalFailed,
  removalStarted,
  savingBegun,
  savingDone,
  savingFailed,
  stepLeft,
} from './delivery-state.ts';
import { DeliveryGate } from './gate.ts';

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
export const $isFree = $orderCart.map((cart) => Number((cart && deliveryOf(cart)?.price) ?? 1) === 0);
export const $isMapOpen = chooseOnMapFx.pending;
export const $isRemoving = releaseStockFx.pending;
export const $hasSaved = $stocks.map((stocks) => stocks.length > 0);

const listSwitched = createEvent<boolean>();
const continuedWithoutPlace = createEvent();
// The place of last time is offered.
const placeOffered = sample({
  clock: combine({ isOpen: DeliveryGate.status, areRead: $areStocksRead, isWeighed: $orderCart.map((cart) => cart !== null) }),
  source: { chosen: $chosen, fitting: $fitting },
  filter: ({ chosen, fitting }, { isOpen, areRead, isWeighed }) => isOpen && areRead && isWeighed && chosen === null && fitting.length > 0,
  fn: ({ fitting }) => fitting[0] ?? 0,
});
const chosen = merge([stockChosen, placeOffered, saveStockFx.doneData.map(({ id }) => id)]);
const $delivery = createStore(NEW_DELIVERY, { serialize: 'ignore' })
  .on(listSwitched, listSet)
  .on(chooseOnMapFx, mapRequested)
  .on(chooseOnMapFx.fail, mapFailed)
  .on(saveStockFx, savingBegun)
  .on(saveStockFx.doneData, savingDone)
  .on(saveStockFx.fail, (delivery, { params }) => savingFailed(delivery, params))
  .on(chosen, placeChosen)
  .on(continuedWithoutPlace, placeMissed)
  .on(removalRequested, removalStarted)
  .on(releaseStockFx, removalBegun)
  .on(releaseStockFx.fail, removalFailed)
  .on([removalDismissed, releaseStockFx.done], removalEnded)
  .on(DeliveryGate.close, stepLeft);

export const $isMapFailed = $delivery.map(({ isMapFailed }) => isMapFailed);
export const $saving = $delivery.map(({ saving }) => saving);
export const $unsaved = $delivery.map(({ unsaved }) => unsaved);
export const $saved = $delivery.map(({ saved }) => saved);
export const $isPlaceMissing = $delivery.map(({ isPlaceMissing }) => isPlaceMissing);
export const $removing = $delivery.map(({ removing }) => removing);
export const $isRemovalFailed = $delivery.map(({ isRemovalFailed }) => isRemovalFailed);
/** A customer without saved places needs the list at once. */
export const $isListOpen = combine($delivery, $areStocksRead, $stocks, ({ isListRequested, isMapFailed }, areRead, stocks) => {
  return isListRequested || isMapFailed || (areRead && stocks.length === 0);
});

sample({ clock: DeliveryGate.open, fn: () => undefined, target: stocksNeeded });
sample({ clock: DeliveryGate.close, fn: () => undefined, target: leaveMapFx });
sample({ clock: listToggled, source: $isListOpen, fn: (isOpen) => !isOpen, target: listSwitched });
sample({ clock: chosen, fn: (stock) => ({ kind: 'choice' as const, choice: { stock } }), target: checkoutChanged });

// A point is saved before it is chosen.
sample({
  clock: [pointChosen, chooseOnMapFx.doneData.filterMap((point) => point?.id)],
  source: saveStockFx.pending,
  filter: (isSaving) => !isSaving,
  fn: (_, id) => id,
  target: saveStockFx,
});
sample({
  clock: mapOpened,
  source: { weight: $weight, isOpen: $isMapOpen },
  filter: ({ isOpen }) => !isOpen,
  fn: ({ weight }) => ({ weight }),
  target: chooseOnMapFx,
});

sample({
  clock: removalConfirmed,
  source: { stock: $removing, isRemoving: $isRemoving },
  filter: ({ stock, isRemoving }) => stock !== null && !isRemoving,
  fn: ({ stock }) => stock?.id ?? 0,
  target: releaseStockFx,
});
split({
  source: continueRequested,
  match: $isChoiceGood.map((isGood) => (isGood ? 'good' : 'missing')),
  cases: { good: navigationRequested.prepend(() => ({ to: stepPath('payment') })), missing: continuedWithoutPlace },
});
