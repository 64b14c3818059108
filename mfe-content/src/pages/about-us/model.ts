import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { arr, obj } from '@withease/contracts';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { type NewsItem, newsItemContract } from '../../domain/content/index.ts';
import { type PageState, proseHead, statusOf } from '../../domain/page/index.ts';
import type { AboutProse } from './prose/shape.ts';

export const opened = createEvent<PageRequest>();

// A chunk of its own in the browser: the text comes with the page's data and is loaded only where the server could not send it.
const loadProseFx = attach({
  name: 'loadProseFx',
  source: $locale,
  effect: async (locale) => (locale === 'ru' ? await import('./prose/ru.ts') : await import('./prose/en.ts')).prose,
});

const loadLatestNewsFx = createApiFx({
  name: 'loadLatestNewsFx',
  request: (_: undefined) => ({ path: 'api/news/', query: { page_size: 3 } }),
  contract: obj({ results: arr(newsItemContract) }),
});

export const $prose = createStore<AboutProse | null>(null);
/** What we wrote last; the page does without it when the API does. */
export const $news = createStore<readonly NewsItem[]>([]);
export const $state = createStore<PageState>('loading');

export const $status = $state.map(statusOf);
export const $head = combine({ locale: $locale, words: $prose }, proseHead);

sample({ clock: opened, fn: () => undefined, target: [loadProseFx, loadLatestNewsFx] });
sample({ clock: opened, fn: (): PageState => 'loading', target: $state });
sample({ clock: loadProseFx.doneData, target: $prose });
sample({ clock: loadProseFx.done, fn: (): PageState => 'ready', target: $state });
sample({ clock: loadProseFx.fail, fn: (): PageState => 'failed', target: $state });
sample({ clock: loadLatestNewsFx.doneData, fn: ({ results }) => results, target: $news });
