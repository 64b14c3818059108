import { describe, expect, it } from '@jest/globals';
import { MOST_FAVOURITES, toggled } from '../../domain/favourites/index.ts';
import { readFavourites, writeFavourites } from './index.ts';

describe('favourites on the device', () => {
  it('come back as they were written', () => {
    expect(readFavourites(writeFavourites([3, 1]))).toEqual([3, 1]);
  });

  it.each([
    null,
    '',
    'nonsense',
    '[1,2]',
    '{"version":2,"ids":[1]}',
    '{"version":1,"ids":["1"]}',
    '{"version":1,"ids":[-1]}',
    '{"version":1,"ids":[1.5]}',
  ])('are none when the storage holds %s', (text) => {
    expect(readFavourites(text)).toEqual([]);
  });

  it('are never too many, and never twice', () => {
    const many = Array.from({ length: MOST_FAVOURITES + 5 }, (_, index) => index + 1);
    expect(readFavourites(writeFavourites(many))).toHaveLength(MOST_FAVOURITES);
    expect(toggled(many.slice(0, MOST_FAVOURITES), { product: 999, favourite: true }).at(-1)).toBe(999);
    expect(readFavourites('{"version":1,"ids":[1,1]}')).toEqual([1]);
  });

  it('[C11] skips a product that is a favourite already', () => {
    const ids = [1, 2];
    expect(toggled(ids, { product: 2, favourite: true })).toBe(ids);
    expect(toggled(ids, { product: 3, favourite: false })).toBe(ids);
  });
});
