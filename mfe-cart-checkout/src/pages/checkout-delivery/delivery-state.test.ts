import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type DeliveryState,
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

type Move = (state: DeliveryState) => DeliveryState;

const stock = fc.constantFrom(31, 32).map((id) => ({ id, location: `point-${id}`, point: null }));
const point = fc.constantFrom('lesnaya', 'sadovaya');
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.boolean().map(
    (isOpen): Move =>
      (state) =>
        listSet(state, isOpen),
  ),
  fc.constant<Move>(placeMissed),
  // One point is saved at a time: the model sends no other request meanwhile.
  point.map(
    (id): Move =>
      (state) =>
        state.saving === null ? savingBegun(state, id) : state,
  ),
  stock.map(
    (each): Move =>
      (state) =>
        state.saving === null ? state : savingDone(state, each),
  ),
  fc.constant<Move>((state) => (state.saving === null ? state : savingFailed(state, state.saving))),
  stock.map(
    (each): Move =>
      (state) =>
        removalStarted(state, each),
  ),
  fc.constantFrom<Move>(mapRequested, mapFailed, placeChosen, removalBegun, removalFailed, removalEnded, stepLeft),
);
const walk = (moves: readonly Move[]) => moves.reduce((state, each) => each(state), NEW_DELIVERY);

describe('the delivery step', () => {
  it('The step shows one message about a point at a time: saving, saved, or failed', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { saving, saved, unsaved } = walk(moves);
        expect([saving, saved, unsaved].filter((each) => each !== null).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('The step shows a failed removal only in its confirmation', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { isRemovalFailed, removing } = walk(moves);
        if (isRemovalFailed) expect(removing).not.toBeNull();
      }),
    );
  });

  it('needs neither list nor map once a point is saved', () => {
    fc.assert(
      fc.property(fc.array(move), point, stock, (moves, id, each) => {
        const done = savingDone(savingBegun(walk(moves), id), each);
        expect(done).toMatchObject({ saving: null, saved: each.id, unsaved: null, isListRequested: false, isMapFailed: false });
      }),
    );
  });

  it('The step is reset when it is left, except for a pending save', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const state = walk(moves);
        expect(stepLeft(state)).toEqual({ ...NEW_DELIVERY, saving: state.saving });
      }),
    );
  });
});
