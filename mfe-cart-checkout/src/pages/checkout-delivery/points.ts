import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { loadCitiesFx, loadPointsFx, type PointsQuery } from '../../domain/delivery/index.ts';
import { DeliveryGate } from './gate.ts';
import { $isListOpen } from './model.ts';

/** While the shopper types, the API is asked this long after the last letter. */
const TYPING_MS = 300;

export const cityChosen = createEvent<string>();
export const searchTyped = createEvent<string>();
export const moreRequested = createEvent();
export const pointsRetried = createEvent();

export const $city = createStore('', { serialize: 'ignore' }).on(cityChosen, (_, city) => city);
export const $search = createStore('', { serialize: 'ignore' }).on(searchTyped, (_, search) => search);
export const $cities = createStore<readonly { readonly id: string; readonly name: string }[]>([], { serialize: 'ignore' });

/** The pages so far of what was asked for last. */
const $answer = createStore<{ readonly query: PointsQuery; readonly points: readonly PickupPoint[]; readonly count: number } | null>(null, {
  serialize: 'ignore',
});
export const $areFailed = createStore(false, { serialize: 'ignore' });
export const $areLoading = loadPointsFx.pending;

const $wanted = combine($city, $search, (city, search) => ({ city, search: search.trim() }));
const isSame = (one: { city: string; search: string }, other: { city: string; search: string }) =>
  one.city === other.city && one.search === other.search;

/** Null until the first answer has come. */
export const $points = $answer.map((answer) => answer?.points ?? null);
export const $count = $answer.map((answer) => answer?.count ?? 0);
export const $hasMore = $answer.map((answer) => answer !== null && answer.points.length < answer.count);
/** What is shown answers something that was asked before. */
export const $areOutdated = combine($answer, $wanted, (answer, wanted) => answer !== null && !isSame(answer.query, wanted));

const $isAtWork = combine(DeliveryGate.status, $isListOpen, (isOpen, isListOpen) => isOpen && isListOpen);
const listOpened = sample({ clock: $isAtWork, filter: Boolean });
sample({ clock: listOpened, source: $cities, filter: (cities) => cities.length === 0, fn: () => undefined, target: loadCitiesFx });
sample({ clock: loadCitiesFx.doneData, fn: ({ results }) => results, target: $cities });

const typed = debounce(searchTyped, TYPING_MS);

sample({
  clock: [listOpened, cityChosen, typed, pointsRetried],
  source: { wanted: $wanted, answer: $answer },
  filter: ({ wanted, answer }) => !answer || !isSame(answer.query, wanted),
  fn: ({ wanted }) => ({ ...wanted, page: 1 }),
  target: loadPointsFx,
});
sample({
  clock: [moreRequested, pointsRetried],
  source: { answer: $answer, areOutdated: $areOutdated, areLoading: $areLoading },
  filter: ({ answer, areOutdated, areLoading }) => answer !== null && !areOutdated && !areLoading,
  fn: ({ answer }) => ({ city: '', search: '', ...answer?.query, page: (answer?.query.page ?? 0) + 1 }),
  target: loadPointsFx,
});

// An answer to an earlier question is dropped.
sample({
  clock: loadPointsFx.done,
  source: { wanted: $wanted, answer: $answer },
  filter: ({ wanted }, { params }) => isSame(params, wanted),
  fn: ({ answer }, { params, result }) => ({
    query: params,
    points: params.page > 1 ? [...(answer?.points ?? []), ...result.results] : result.results,
    count: result.count,
  }),
  target: $answer,
});
sample({ clock: loadPointsFx, fn: () => false, target: $areFailed });
sample({
  clock: loadPointsFx.fail,
  source: $wanted,
  filter: (wanted, { params }) => isSame(params, wanted),
  fn: () => true,
  target: $areFailed,
});
