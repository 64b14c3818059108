import { describe, expect, it } from '@jest/globals';
import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import fc from 'fast-check';
import {
  cityPicked,
  firstPageOf,
  isOutdated,
  NO_SEARCH,
  nextPageOf,
  type PointSearch,
  pointsFailed,
  pointsFound,
  pointsRequested,
  textTyped,
} from './point-search.ts';

type Move = (state: PointSearch) => PointSearch;

const PAGE_SIZE = 2;
const COUNT = 5;
const query = fc.record({ city: fc.constantFrom('', 'kazan'), search: fc.constantFrom('', 'metro'), page: fc.integer({ min: 1, max: 3 }) });

/** The page of a list that is different for each question. */
const pageOf = ({ city, search, page }: { city: string; search: string; page: number }): PickupPoint[] =>
  Array.from({ length: Math.min(PAGE_SIZE, COUNT - PAGE_SIZE * (page - 1)) }, (_, index) => ({
    id: `${city}/${search}/${(page - 1) * PAGE_SIZE + index}`,
  })) as unknown as PickupPoint[];
const found = (state: PointSearch, requested: Parameters<typeof pageOf>[0]) =>
  pointsFound(state, { query: requested, points: pageOf(requested), count: COUNT });

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom('', 'kazan').map(
    (city): Move =>
      (state) =>
        cityPicked(state, city),
  ),
  fc.constantFrom('', ' metro', 'metro').map(
    (text): Move =>
      (state) =>
        textTyped(state, text),
  ),
  fc.constant<Move>(pointsRequested),
  query.map(
    (requested): Move =>
      (state) =>
        found(state, requested),
  ),
  query.map(
    (requested): Move =>
      (state) =>
        pointsFailed(state, requested),
  ),
  // The request of the page, answered at once.
  fc.constant<Move>((state) => {
    const due = firstPageOf(state) ?? nextPageOf(state);
    return due ? found(state, due) : state;
  }),
);
const walk = (moves: readonly Move[]) => moves.reduce((state, each) => each(state), NO_SEARCH);

describe('the list of pickup points', () => {
  it('is of one question, in order and without gaps or repetitions', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const { answer } = walk(moves);
        if (!answer) return;
        const { city, search } = answer.query;
        expect(answer.points.map(({ id }) => id)).toEqual(answer.points.map((_, index) => `${city}/${search}/${index}`));
      }),
    );
  });

  it('The list requests either the wanted points or more of them', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const state = walk(moves);
        expect(firstPageOf(state) === null).toBe(nextPageOf(state) !== null);
        const due = firstPageOf(state);
        if (due) expect(isOutdated(found(state, due))).toBe(false);
      }),
    );
  });

  it('The list drops the response to another request', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), query, (moves, requested) => {
        const state = walk(moves);
        if (state.city === requested.city && state.search.trim() === requested.search) return;
        expect(found(state, requested)).toBe(state);
        expect(pointsFailed(state, requested)).toBe(state);
      }),
    );
  });
});
