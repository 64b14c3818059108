import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { combine } from 'effector';
import { newsListContract } from '../../contracts.ts';
import { headOf } from './head.ts';
import { PAGE_SIZE, readPage } from './paging.ts';

export const newsQuery = createPageQuery({
  name: 'content/news',
  params: ({ query }) => readPage(query['page']),
  call: (page) => ({ path: 'api/news/', query: { page, page_size: PAGE_SIZE } }),
  contract: newsListContract,
});

export const $page = newsQuery.$params.map((page) => page ?? 1);
export const $items = newsQuery.$data.map((answer) => answer?.results ?? []);
export const $pages = newsQuery.$data.map((answer) => Math.max(1, Math.ceil((answer?.count ?? 0) / PAGE_SIZE)));
export const $head = combine({ t: $t, page: $page, items: $items }, headOf);
