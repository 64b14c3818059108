import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { pageStatusOf } from '@vitrava/shared-kit/errors';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { arr, num, obj, str } from '@withease/contracts';
import { combine, createEvent, createStore, sample } from 'effector';

export const opened = createEvent<PageRequest>();

const newsContract = obj({ count: num, results: arr(obj({ id: str, title: str })) });

const loadNewsFx = createApiFx({
  name: 'loadNewsFx',
  request: (params: { page: number }) => ({ path: 'api/news/', query: { page: params.page } }),
  contract: newsContract,
});

export const $items = createStore<readonly { id: string; title: string }[]>([]);
export const $state = createStore<'loading' | 'ready' | 'missing' | 'failed'>('loading');
export const $status = $state.map((state) => ({ loading: 503, ready: 200, missing: 404, failed: 503 })[state]);
export const $head = combine($locale, (locale): PageHead => ({ title: locale === 'ru' ? 'Новости' : 'News' }));

sample({ clock: opened, fn: () => ({ page: 1 }), target: loadNewsFx });
sample({ clock: opened, fn: () => 'loading' as const, target: $state });
sample({ clock: loadNewsFx.doneData, fn: ({ results }) => results, target: $items });
sample({ clock: loadNewsFx.done, fn: () => 'ready' as const, target: $state });
sample({ clock: loadNewsFx.failData, fn: (error) => (pageStatusOf(error) === 404 ? 'missing' : 'failed') as 'missing' | 'failed', target: $state });
