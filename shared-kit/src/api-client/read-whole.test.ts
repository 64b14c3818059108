import { describe, expect, it } from '@jest/globals';
import { type ApiError, statusError } from '../errors/index.ts';
import { readWhole } from './read-whole.ts';

const MOST_PAGES = 4;
const status = (code: number): ApiError => statusError(code, null, null);

/** Answers by these pages; past them by an empty one, or by `end`. */
async function read(pages: readonly (readonly number[])[], count: number, end?: ApiError) {
  const requested: number[] = [];
  const load = async (page: number) => {
    requested.push(page);
    const results = pages[page - 1];
    if (!results && end) throw end;
    return { count, results: results ?? [] };
  };
  const items = await readWhole(load, (item) => item, MOST_PAGES);
  return { items, requested };
}

describe('a list that is read whole', () => {
  it('Reading continues until as many items are here as are counted', async () => {
    await expect(read([[1, 2], [3, 4], [5]], 5)).resolves.toEqual({ items: [1, 2, 3, 4, 5], requested: [1, 2, 3] });
    await expect(read([[1, 2]], 2)).resolves.toEqual({ items: [1, 2], requested: [1] });
    await expect(read([[]], 0)).resolves.toEqual({ items: [], requested: [1] });
  });

  it('holds an item once that has moved to the next page meanwhile, and misses none for it', async () => {
    await expect(read([[1, 2], [2, 3], [4]], 4)).resolves.toEqual({ items: [1, 2, 3, 4], requested: [1, 2, 3] });
  });

  it('ends where more are counted than there are', async () => {
    await expect(read([[1, 2], [3]], 100)).resolves.toEqual({ items: [1, 2, 3], requested: [1, 2, 3] });
    await expect(read([[1, 2], [3]], 100, status(404))).resolves.toEqual({ items: [1, 2, 3], requested: [1, 2, 3] });
    await expect(
      read(
        [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
        100,
      ),
    ).resolves.toEqual({ items: [1, 2], requested: [1, 2] });
  });

  it('Reading ends where fewer are counted than there are, and after the last allowed page', async () => {
    await expect(read([[1, 2], [3]], 1)).resolves.toEqual({ items: [1, 2], requested: [1] });
    await expect(read([[1], [2], [3], [4], [5]], 100)).resolves.toEqual({ items: [1, 2, 3, 4], requested: [1, 2, 3, 4] });
  });

  it('fails where the first page does not exist, or another cannot be had', async () => {
    await expect(read([], 0, status(404))).rejects.toMatchObject({ status: 404 });
    await expect(read([[1, 2]], 4, status(503))).rejects.toMatchObject({ status: 503 });
  });
});
