import { describe, expect, it } from '@jest/globals';
import { networkError } from '@vitrava/shared-kit/errors';
import fc from 'fast-check';
import { NO_PLACES, placeRemoved, placeSaved, placesRead, readingFailed, type SavedPlaces } from './saved-places.ts';

type Move = (places: SavedPlaces) => SavedPlaces;

const id = fc.integer({ min: 1, max: 5 });
const stockOf = (each: number) => ({ id: each, location: `point-${each}`, point: null });
const reading = fc.record({ owner: fc.constantFrom(5, 6), stocks: fc.uniqueArray(id).map((ids) => ids.map(stockOf)) });
const move: fc.Arbitrary<Move> = fc.oneof(
  reading.map(
    (answer): Move =>
      (places) =>
        placesRead(places, answer),
  ),
  id.map(
    (each): Move =>
      (places) =>
        placeSaved(places, stockOf(each)),
  ),
  id.map(
    (each): Move =>
      (places) =>
        placeRemoved(places, each),
  ),
  fc.constant<Move>((places) => readingFailed(places, networkError())),
);
const walk = (moves: readonly Move[]) => moves.reduce((places, each) => each(places), NO_PLACES);

describe('a customer’s saved places', () => {
  it('stand once each, the one saved last first', () => {
    fc.assert(
      fc.property(fc.array(move), id, (moves, each) => {
        const { stocks } = placeSaved(walk(moves), stockOf(each));
        const ids = stocks.map((stock) => stock.id);
        expect(ids[0]).toBe(each);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('lose only the one that is removed', () => {
    fc.assert(
      fc.property(fc.array(move), id, (moves, each) => {
        const before = walk(moves);
        const kept = before.stocks.filter((stock) => stock.id !== each);
        expect(placeRemoved(before, each)).toEqual({ ...before, stocks: kept });
      }),
    );
  });

  it('stay when they cannot be read again, and are the customer’s own once they are', () => {
    fc.assert(
      fc.property(fc.array(move), reading, (moves, answer) => {
        const before = walk(moves);
        const failed = readingFailed(before, networkError());
        expect(failed).toEqual({ ...before, failure: networkError() });
        expect(placesRead(failed, answer)).toEqual({ ...answer, failure: null });
      }),
    );
  });
});
