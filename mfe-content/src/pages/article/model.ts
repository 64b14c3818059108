import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, sample } from 'effector';
import { answeredState, failedState, type PageState, statusOf } from '../../domain/page/index.ts';
import { type Article, articleContract } from './article.ts';
import { headOf } from './head.ts';

export const opened = createEvent<PageRequest>();

const loadArticleFx = createApiFx({
  name: 'loadArticleFx',
  request: (id: string) => ({ path: `api/news/${encodeURIComponent(id)}/` }),
  contract: articleContract,
});

export const $id = createStore('');
export const $article = createStore<Article | null>(null);
export const $state = createStore<PageState>('loading');

export const $status = $state.map(statusOf);
export const $head = combine({ locale: $locale, article: $article, state: $state }, headOf);

sample({ clock: opened, fn: ({ params }) => params['id'] ?? '', target: [$id, loadArticleFx] });
sample({ clock: opened, fn: (): PageState => 'loading', target: $state });

// The answer to an address that has been left is nobody's.
const answered = sample({
  clock: loadArticleFx.done,
  source: $id,
  filter: (id, { params }) => id === params,
  fn: (_, { result }) => result,
});
const refused = sample({ clock: loadArticleFx.fail, source: $id, filter: (id, { params }) => id === params, fn: (_, { error }) => error });

sample({ clock: answered, target: $article });
sample({ clock: answered, fn: answeredState, target: $state });
sample({ clock: refused, fn: () => null, target: $article });
sample({ clock: refused, fn: failedState, target: $state });
