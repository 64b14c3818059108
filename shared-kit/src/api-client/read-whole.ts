import { type ApiError, pageStatusOf } from '@vitrava/shared-kit/errors';

interface ListPage<Item> {
  /** Of all pages together. */
  readonly count: number;
  readonly results: readonly Item[];
}

/**
 * A list of the API, page after page from 1, until as many items are here as it counts: the API decides the size of a
 * page. Where the count is wrong, the page that brings nothing new or does not exist is the end, and `mostPages` in any
 * case. Items that move from page to page meanwhile are in the list once.
 */
export async function readWhole<Item>(
  load: (page: number) => Promise<ListPage<Item>>,
  keyOf: (item: Item) => number | string,
  mostPages: number,
): Promise<readonly Item[]> {
  const items = new Map<number | string, Item>();
  for (let page = 1; page <= mostPages; page += 1) {
    const known = items.size;
    try {
      const { count, results } = await load(page);
      for (const item of results) if (!items.has(keyOf(item))) items.set(keyOf(item), item);
      if (items.size >= count || items.size === known) break;
    } catch (error) {
      // There are no pages past the end.
      if (page === 1 || pageStatusOf(error as ApiError) !== 404) throw error;
      break;
    }
  }
  return [...items.values()];
}
