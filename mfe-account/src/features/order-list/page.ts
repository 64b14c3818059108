import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { definePage, type Page, type PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent } from 'effector';
import { $request, type OrdersRequest, readPage, readPeriod } from './request.ts';
import { OrdersView } from './view.tsx';

/** The page of one group of orders. Only the browser has the customer; the server reads the list's parameters. */
export function createOrdersPage(group: OrdersRequest['group']): Page {
  const opened = createEvent<PageRequest>();
  $request.on(opened, (_, { query }) => ({ group, page: readPage(query['page']), period: readPeriod(query) }));
  return definePage({
    View: OrdersView,
    opened,
    $head: $t.map((t): PageHead => ({ title: t(`routes.account-${group}-orders`), robots: 'noindex' })),
    state: [$request],
  });
}
