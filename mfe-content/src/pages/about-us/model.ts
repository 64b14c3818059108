import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { arr, obj } from '@withease/contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { type NewsItem, newsItemContract } from '../../domain/content/index.ts';
import { type PageState, pageTitle, statusOf } from '../../domain/page/index.ts';
import type { AboutProse } from './prose/shape.ts';

const WORDS = {
  ru: {
    title: 'О нас',
    description: 'Кто мы, зачем открыли «Витраву», по каким правилам берём товары на полку и что уже получилось.',
  },
  en: {
    title: 'About us',
    description: 'Who we are, why we opened Vitrava, the rules by which goods reach the shelf, and what we have managed so far.',
  },
} as const;

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
export const $head = $locale.map((locale): PageHead => {
  const { title, description } = WORDS[locale];
  return { title: pageTitle(title, locale), description, canonicalPath: '/about-us' };
});

sample({ clock: opened, fn: () => undefined, target: [loadProseFx, loadLatestNewsFx] });
sample({ clock: opened, fn: (): PageState => 'loading', target: $state });
sample({ clock: loadProseFx.doneData, target: $prose });
sample({ clock: loadProseFx.done, fn: (): PageState => 'ready', target: $state });
sample({ clock: loadProseFx.fail, fn: (): PageState => 'failed', target: $state });
sample({ clock: loadLatestNewsFx.doneData, fn: ({ results }) => results, target: $news });
