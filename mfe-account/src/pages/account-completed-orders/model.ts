import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent, createStore, sample } from 'effector';
import { $request, readPage } from '../../features/order-list/index.ts';

export const opened = createEvent<PageRequest>();

sample({ clock: opened, fn: ({ query }) => ({ group: 'completed' as const, page: readPage(query['page']) }), target: $request });

const TITLES = { ru: 'Завершённые заказы — Витрава', en: 'Completed orders — Vitrava' } as const;
export const $head = $locale.map((locale): PageHead => ({ title: TITLES[locale], robots: 'noindex' }));

/** The page itself is always there; what it lists is known in the browser only. */
export const $status = createStore(200, { serialize: 'ignore' });
