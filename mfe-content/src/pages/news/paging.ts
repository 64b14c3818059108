import { newsPath } from '../../paths.ts';
/** One article in the lead and six in rows of three or two. */
export const PAGE_SIZE = 7;

/** The page number of a query; an invalid one is the first page. */
export function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Address of a page of the list, without locale prefix; the first has no number. */
export function pagePath(page: number): string {
  return page === 1 ? newsPath : `${newsPath}?page=${page}`;
}
