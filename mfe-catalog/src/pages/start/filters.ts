import { $pendingNavigation, navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { queryOf } from '@vitrava/shared-kit/mount/query';
import { combine, createEvent, sample } from 'effector';
import { addressOf, type CatalogueQuery, readQuery } from '../../domain/catalogue-address/index.ts';
import { $request } from './model.ts';

/** The filter form after a change: its fields by name. */
export const filtersChanged = createEvent<Readonly<Record<string, string>>>();

/** The query of the next list: during a navigation within the catalogue, its query; filters respond at once. */
export const $wantedRequest = combine($request, $pendingNavigation, (request, pending): CatalogueQuery => {
  if (pending === null) return request;
  const { pathname, searchParams } = new URL(pending, 'http://shop.local');
  return pathname === '/' ? readQuery(queryOf(searchParams)) : request;
});

export const $isListPending = combine($request, $wantedRequest, (request, wanted) => addressOf(request) !== addressOf(wanted));

const chosen = filtersChanged.map((fields) => addressOf(readQuery(fields)));

sample({
  clock: chosen,
  source: $wantedRequest,
  filter: (wanted, to) => addressOf(wanted) !== to,
  fn: (_, to) => ({ to, scroll: 'keep' as const }),
  target: navigationRequested,
});
