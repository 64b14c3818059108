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
  it('suggests only what was asked for, and never for a single letter', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { asked, suggestions } = walk(moves);
        if (asked === null) expect(suggestions).toEqual([]);
        else expect(asked.length).toBeGreaterThan(1);
      }),
    );
  });

  it('shows suggestions for the text that stands in it, and leaves those for another behind', () => {
    fc.assert(
      fc.property(fc.array(move), text, (moves, search) => {
        const before = walk(moves);
        const after = answered(before, { search, suggestions: suggestionsFor(search), isComplaint: false });
        if (after !== before) expect(after.draft?.trim()).toBe(search);
      }),
    );
  });

  it('keeps what is typed while another list is on its way, and takes that list’s text otherwise', () => {
    fc.assert(
      fc.property(fc.array(move), text, (moves, draft) => {
        const leaving = departed(walk(moves));
        expect(arrived(leaving)).toEqual(UNTOUCHED);
        expect(arrived(typed(leaving, draft))).toMatchObject({ draft, suggestions: [] });
      }),
    );
  });
});
