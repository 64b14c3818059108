import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { loadCitiesFx, loadPointsFx } from '../../domain/delivery/index.ts';
import { DeliveryGate } from './gate.ts';
import { $isListOpen } from './model.ts';
import {
  cityPicked,
  firstPageOf,
  isOutdated,
  NO_SEARCH,
  nextPageOf,
  pointsFailed,
  pointsFound,
  pointsRequested,
  textTyped,
} from './point-search.ts';

/** While the shopper types, the API is called this long after the last letter. */
const TYPING_MS = 300;

export const cityChosen = createEvent<string>();
export const searchTyped = createEvent<string>();
export const moreRequested = createEvent();
export const pointsRetried = createEvent();
export const citiesRetried = createEvent();

export const $cities = createStore<readonly { readonly id: string; readonly name: string }[]>([], { serialize: 'ignore' }).on(
  loadCitiesFx.doneData,
  (_, cities) => cities,
);
export const $areCitiesLoading = loadCitiesFx.pending;
/** The list of cities did not come: points can be looked for without it. */
export const $areCitiesMissing = createStore(false, { serialize: 'ignore' })
  .on(loadCitiesFx.fail, () => true)
  .reset(loadCitiesFx.done);
const $pointSearch = createStore(NO_SEARCH, { serialize: 'ignore' })
  .on(cityChosen, cityPicked)
  .on(searchTyped, textTyped)
  .on(loadPointsFx, pointsRequested)
  .on(loadPointsFx.done, (state, { params: query, result: { results, count } }) => pointsFound(state, { query, points: results, count }))
  .on(loadPointsFx.fail, (state, { params }) => pointsFailed(state, params));

export const $city = $pointSearch.map(({ city }) => city);
export const $search = $pointSearch.map(({ search }) => search);
/** Null until the first answer has come. */
export const $points = $pointSearch.map(({ answer }) => answer?.points ?? null);
export const $count = $pointSearch.map(({ answer }) => answer?.count ?? 0);
export const $hasMore = $pointSearch.map(({ answer }) => answer !== null && answer.points.length < answer.count);
export const $areFailed = $pointSearch.map(({ isFailed }) => isFailed);
export const $areOutdated = $pointSearch.map(isOutdated);
export const $areLoading = loadPointsFx.pending;

const $isAtWork = combine(DeliveryGate.status, $isListOpen, (isOpen, isListOpen) => isOpen && isListOpen);
const listOpened = $isAtWork.updates.filter({ fn: Boolean });
sample({
  clock: [listOpened, citiesRetried],
  source: { cities: $cities, areLoading: $areCitiesLoading },
  filter: ({ cities, areLoading }) => cities.length === 0 && !areLoading,
  fn: () => undefined,
  target: loadCitiesFx,
});

const firstPageDue = sample({
  clock: [listOpened, cityChosen, debounce(searchTyped, TYPING_MS), pointsRetried],
  source: $pointSearch,
  fn: firstPageOf,
});
const nextPageDue = sample({
  clock: [moreRequested, pointsRetried],
  source: { state: $pointSearch, areLoading: $areLoading },
  fn: ({ state, areLoading }) => (areLoading ? null : nextPageOf(state)),
});
sample({ clock: [firstPageDue, nextPageDue].map((due) => due.filterMap((query) => query ?? undefined)), target: loadPointsFx });
