import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answered, arrived, departed, type SearchInput, submitted, typed, UNTOUCHED, waited } from './input.ts';

type Move = (input: SearchInput) => SearchInput;

const text = fc.constantFrom('', ' ', 'м', 'маг', 'магний ', 'магний');
const suggestionsFor = (search: string) => [{ kind: 'query' as const, text: search, to: `/?search=${search}` }];
const move: fc.Arbitrary<Move> = fc.oneof(
  text.map(
    (draft): Move =>
      (input) =>
        typed(input, draft),
  ),
  text.map(
    (draft): Move =>
      (input) =>
        submitted(input, draft),
  ),
  text.map(
    (search): Move =>
      (input) =>
        answered(input, { search, suggestions: suggestionsFor(search), isComplaint: false }),
  ),
  fc.constantFrom<Move>(departed, arrived, (input) => waited(input, input.draft ?? '')),
);
const walk = (moves: readonly Move[]) => moves.reduce((input, each) => each(input), UNTOUCHED);

describe('the search field', () => {
  it('The field suggests only for the requested text, and never for a single letter', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { requested, suggestions } = walk(moves);
        if (requested === null) expect(suggestions).toEqual([]);
        else expect(requested.length).toBeGreaterThan(1);
      }),
    );
  });

  it('The field shows suggestions for its present text, and drops those for another', () => {
    fc.assert(
      fc.property(fc.array(move), text, (moves, search) => {
        const before = walk(moves);
        const after = answered(before, { search, suggestions: suggestionsFor(search), isComplaint: false });
        if (after !== before) expect(after.draft?.trim()).toBe(search);
      }),
    );
  });

  it('The field keeps typed text while another list is loading, and otherwise takes that list’s text', () => {
    fc.assert(
      fc.property(fc.array(move), text, (moves, draft) => {
        const leaving = departed(walk(moves));
        expect(arrived(leaving)).toEqual(UNTOUCHED);
        expect(arrived(typed(leaving, draft))).toMatchObject({ draft, suggestions: [] });
      }),
    );
  });
});
