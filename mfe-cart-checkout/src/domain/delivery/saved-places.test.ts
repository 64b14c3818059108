import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placeRemoved, placeSaved, type SavedPlaces } from './saved-places.ts';

type Move = (places: SavedPlaces) => SavedPlaces;

const id = fc.integer({ min: 1, max: 5 });
const stockOf = (each: number) => ({ id: each, location: `point-${each}`, point: null });
const move: fc.Arbitrary<Move> = fc.oneof(
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
);
const read = fc.uniqueArray(id).map((ids) => ids.map(stockOf));
const walk = (moves: readonly Move[], first: SavedPlaces) => moves.reduce((places, each) => each(places), first);

describe('a customer’s saved places', () => {
  it('stand once each, the one saved last first', () => {
    fc.assert(
      fc.property(read, fc.array(move), id, (first, moves, each) => {
        const ids = placeSaved(walk(moves, first), stockOf(each)).map((stock) => stock.id);
        expect(ids[0]).toBe(each);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('lose only the one that is removed', () => {
    fc.assert(
      fc.property(read, fc.array(move), id, (first, moves, each) => {
        const before = walk(moves, first);
        expect(placeRemoved(before, each)).toEqual(before.filter((stock) => stock.id !== each));
      }),
    );
  });
});
