import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { arr, num, obj } from '@withease/contracts';
import { combine, createEvent, createStore, sample } from 'effector';
import { type NewsItem, newsItemContract } from '../../domain/content/index.ts';
import { answeredState, failedState, type PageState, statusOf } from '../../domain/page/index.ts';
import { headOf } from './head.ts';
import { PAGE_SIZE, readPage } from './paging.ts';

export const opened = createEvent<PageRequest>();

const loadNewsFx = createApiFx({
  name: 'loadNewsFx',
  request: (page: number) => ({ path: 'api/news/', query: { page, page_size: PAGE_SIZE } }),
  contract: obj({ count: num, results: arr(newsItemContract) }),
});

export const $page = createStore(1);
export const $items = createStore<readonly NewsItem[]>([]);
export const $count = createStore(0);
export const $state = createStore<PageState>('loading');

export const $pages = $count.map((count) => Math.max(1, Math.ceil(count / PAGE_SIZE)));
export const $status = $state.map(statusOf);
export const $head = combine({ locale: $locale, page: $page, items: $items, state: $state }, headOf);

const pageChosen = opened.map(({ query }) => readPage(query['page']));

sample({ clock: pageChosen, target: [$page, loadNewsFx] });
sample({ clock: opened, fn: (): PageState => 'loading', target: $state });

// The answer to an address that has been left is nobody's.
const answered = sample({
  clock: loadNewsFx.done,
  source: $page,
  filter: (page, { params }) => page === params,
  fn: (_, { result }) => result,
});
const refused = sample({
  clock: loadNewsFx.fail,
  source: $page,
  filter: (page, { params }) => page === params,
  fn: (_, { error }) => error,
});

sample({ clock: answered, fn: ({ results }) => results, target: $items });
sample({ clock: answered, fn: ({ count }) => count, target: $count });
sample({ clock: answered, fn: answeredState, target: $state });
sample({ clock: refused, fn: failedState, target: $state });
