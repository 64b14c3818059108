import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import type { PointsQuery } from '../../domain/delivery/index.ts';

/** The list of pickup points: what the shopper looks for, and what was found so far. */
export interface PointSearch {
  readonly city: string;
  /** As it was typed. */
  readonly search: string;
  /** The pages so far of the last request; null until the first response has come. */
  readonly answer: { readonly query: PointsQuery; readonly points: readonly PickupPoint[]; readonly count: number } | null;
  readonly isFailed: boolean;
}

export const NO_SEARCH: PointSearch = { city: '', search: '', answer: null, isFailed: false };

export function cityPicked(state: PointSearch, city: string): PointSearch {
  return { ...state, city };
}

export function textTyped(state: PointSearch, search: string): PointSearch {
  return { ...state, search };
}

export function pointsRequested(state: PointSearch): PointSearch {
  return { ...state, isFailed: false };
}

/** An answer came; one to an earlier question is dropped, and so is a page that does not follow what is there. */
export function pointsFound(
  state: PointSearch,
  { query, points, count }: { readonly query: PointsQuery; readonly points: readonly PickupPoint[]; readonly count: number },
): PointSearch {
  if (!isWanted(state, query) || (query.page > 1 && query.page !== nextPageOf(state)?.page)) return state;
  const before = query.page > 1 ? (state.answer?.points ?? []) : [];
  return { ...state, answer: { query, points: [...before, ...points], count } };
}

export function pointsFailed(state: PointSearch, query: PointsQuery): PointSearch {
  return isWanted(state, query) ? { ...state, isFailed: true } : state;
}

/** Whether the shown points belong to an earlier request. */
export function isOutdated(state: PointSearch): boolean {
  return state.answer !== null && !isWanted(state, state.answer.query);
}

/** The next request for the wanted list; null when it is complete. */
export function firstPageOf(state: PointSearch): PointsQuery | null {
  return state.answer && !isOutdated(state) ? null : { city: state.city, search: state.search.trim(), page: 1 };
}

/** The page after those that are there; null while there is none, or what is there is outdated. */
export function nextPageOf(state: PointSearch): PointsQuery | null {
  return state.answer && !isOutdated(state) ? { ...state.answer.query, page: state.answer.query.page + 1 } : null;
}

function isWanted({ city, search }: PointSearch, query: PointsQuery): boolean {
  return query.city === city && query.search === search.trim();
}
