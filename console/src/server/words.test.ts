import { describe, expect, it } from '@jest/globals';
import { MOVES } from '@vitrava/delivery/store';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';

describe('the history of the console', () => {
  it.each([
    ['ru', ru],
    ['en', en],
  ])('has a word for everything that can be done to a release (%s)', (_, { history }) => {
    const words: Readonly<Record<string, string>> = history.moves;
    expect(MOVES.filter((move) => !words[move])).toEqual([]);
    expect(Object.keys(words).filter((word) => !MOVES.some((move) => move === word))).toEqual([]);
  });
});
