import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

export const PAGE_SIZE = { default: 24, max: 100 } as const;

export interface Paging {
  /** 1-based; `last` is known only when the rows were counted. */
  readonly page: number | 'last';
  readonly size: number;
}

/** As Django REST Framework does: a bad `page` does not exist, a bad `page_size` is as if it were not there, a large one is capped. */
export function readPaging(query: { page?: string; page_size?: string }): Paging {
  const size = Number(query.page_size);
  return {
    page: readPage(query.page),
    size: /^\d+$/.test(query.page_size ?? '') && size > 0 ? Math.min(size, PAGE_SIZE.max) : PAGE_SIZE.default,
  };
}

function readPage(text: string | undefined): number | 'last' {
  if (text === undefined || text === '') return 1;
  if (text === 'last') return 'last';
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (page < 1) throw invalidPage();
  return page;
}

/** The page's number and offset among `count` rows; the first page exists even when there is nothing. */
export function locatePage(paging: Paging, count: number): { page: number; offset: number; pages: number } {
  const pages = Math.max(1, Math.ceil(count / paging.size));
  const page = paging.page === 'last' ? pages : paging.page;
  if (page > pages) throw invalidPage();
  return { page, offset: (page - 1) * paging.size, pages };
}

/** The envelope of every list, with absolute addresses of the neighbour pages. */
export function toPage<Row>(request: FastifyRequest, paging: Paging, count: number, results: Row[]) {
  const { page, pages } = locatePage(paging, count);
  return {
    count,
    next: page < pages ? addressOf(request, page + 1) : null,
    previous: page > 1 ? addressOf(request, page - 1) : null,
    results,
  };
}

/** A whole list in memory, cut to the requested page. */
export function pageOf<Row>(request: FastifyRequest, rows: readonly Row[]) {
  const paging = readPaging(request.query as { page?: string; page_size?: string });
  const { offset } = locatePage(paging, rows.length);
  return toPage(request, paging, rows.length, rows.slice(offset, offset + paging.size));
}

/** The requested page of rows that the database counts and reads. */
export async function pageOfRows<Row>(
  request: FastifyRequest,
  count: PromiseLike<number>,
  read: (page: { readonly limit: number; readonly offset: number }) => Promise<Row[]>,
) {
  const paging = readPaging(request.query as { page?: string; page_size?: string });
  const total = await count;
  const { offset } = locatePage(paging, total);
  return toPage(request, paging, total, await read({ limit: paging.size, offset }));
}

function addressOf(request: FastifyRequest, page: number): string {
  const [path = '', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (page === 1) parameters.delete('page');
  else parameters.set('page', String(page));
  const text = parameters.toString();
  return `${request.protocol}://${request.host}${path}${text === '' ? '' : `?${text}`}`;
}

function invalidPage(): ApiError {
  return new ApiError(404, 'invalidPage');
}
