import { afterEach, describe, expect, it } from '@jest/globals';
import { MOST_FAVOURITES, toggled } from '../../domain/favourites/index.ts';
import { favouritesItem } from './index.ts';

const writtenAndRead = (ids: readonly number[]) => favouritesItem.write(ids) && favouritesItem.read();

describe('favourites on the device', () => {
  afterEach(() => localStorage.clear());

  it('come back as they were written', () => {
    expect(writtenAndRead([3, 1])).toEqual([3, 1]);
  });

  it.each([
    '',
    'nonsense',
    '[1,2]',
    '{"version":2,"ids":[1]}',
    '{"version":1,"ids":["1"]}',
    '{"version":1,"ids":[-1]}',
    '{"version":1,"ids":[1.5]}',
  ])('are none when the storage holds %s', (text) => {
    localStorage.setItem(favouritesItem.key, text);
    expect(favouritesItem.read()).toEqual([]);
  });

  it('are none when nothing is stored', () => {
    expect(favouritesItem.read()).toEqual([]);
  });

  it('are never too many, and never twice', () => {
    const many = Array.from({ length: MOST_FAVOURITES + 5 }, (_, index) => index + 1);
    expect(writtenAndRead(many)).toHaveLength(MOST_FAVOURITES);
    localStorage.setItem(favouritesItem.key, '{"version":1,"ids":[1,1]}');
    expect(favouritesItem.read()).toEqual([1]);
  });

  it('[C11] skips a product that is a favourite already', () => {
    const ids = [1, 2];
    expect(toggled(ids, { product: 2, favourite: true })).toBe(ids);
    expect(toggled(ids, { product: 3, favourite: false })).toBe(ids);
  });
});
