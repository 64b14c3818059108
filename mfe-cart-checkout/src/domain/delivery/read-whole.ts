/** One page of a list of the API; `count` is how many there are on all pages. */
interface ListPage<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}

/** As many as the API gives at once; another backend may give fewer. */
export const LARGEST_PAGE = 100;

/** A whole list, page after page. What has moved to the next page meanwhile, because something came before it, is there once. */
export async function readWhole<Item extends { readonly id: number | string }>(
  readPage: (page: number) => Promise<ListPage<Item>>,
): Promise<readonly Item[]> {
  const items = new Map<Item['id'], Item>();
  let [received, isMore] = [0, true];
  for (let page = 1; isMore; page += 1) {
    const { count, results } = await readPage(page);
    for (const item of results) items.set(item.id, item);
    received += results.length;
    isMore = results.length > 0 && received < count;
  }
  return [...items.values()];
}
