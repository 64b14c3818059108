import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent, createStore, sample } from 'effector';
import { $request, readPage } from '../../features/order-list/index.ts';

export const opened = createEvent<PageRequest>();

sample({ clock: opened, fn: ({ query }) => ({ group: 'completed' as const, page: readPage(query['page']) }), target: $request });

export const $head = $t.map((t): PageHead => ({ title: t('routes.account-completed-orders'), robots: 'noindex' }));

/** The page itself is always there; what it lists is known in the browser only. */
export const $status = createStore(200, { serialize: 'ignore' });
