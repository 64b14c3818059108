import { createApiFx } from '@vitrava/shared-kit/api-client';
import { arr, obj } from '@withease/contracts';
import { createStore, sample } from 'effector';
import { type NewsItem, newsItemContract } from '../../domain/content/index.ts';
import { createContentPage } from '../../features/content-page/index.ts';

export const model = createContentPage({ slug: 'about-us', name: { ru: 'О нас', en: 'About us' } });

const loadLatestNewsFx = createApiFx({
  name: 'loadLatestNewsFx',
  request: (_: undefined) => ({ path: 'api/news/', query: { page_size: 3 } }),
  contract: obj({ results: arr(newsItemContract) }),
});

/** What we wrote last; the page does without it when the API does. */
export const $news = createStore<readonly NewsItem[]>([]);

sample({ clock: model.opened, fn: () => undefined, target: loadLatestNewsFx });
sample({ clock: loadLatestNewsFx.doneData, fn: ({ results }) => results, target: $news });
