import { createStore } from 'effector';
import { isWhole, type OrdersQuery, type Period } from '../../domain/orders/index.ts';
import { accountActiveOrdersPath, accountCompletedOrdersPath } from '../../paths.ts';

/** The list that the address requests. `period` null: the customer's stored period applies. */
export interface OrdersRequest extends Omit<OrdersQuery, 'userId' | 'period'> {
  readonly period: Period | null;
}

/** Travels from the server; each page sets it when it is opened. */
export const $request = createStore<OrdersRequest>({ group: 'active', page: 1, period: null });

/** The page's number out of a query, which anyone may write. */
export function readPage(text: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}

/** The period of a query, unvalidated: the reader validates it. */
export function readPeriod({ from, to }: { readonly from?: string; readonly to?: string }): Period | null {
  return from === undefined && to === undefined ? null : { from: from ?? '', to: to ?? '' };
}

const PATHS: Readonly<Record<OrdersRequest['group'], string>> = { active: accountActiveOrdersPath, completed: accountCompletedOrdersPath };

/** Address of a page of the list, without the locale prefix. The whole time is explicit: `?from=`. */
export function ordersPath({ group, page, period }: OrdersRequest): string {
  const query = new URLSearchParams();
  if (period && (period.from !== '' || isWhole(period))) query.set('from', period.from);
  if (period && period.to !== '') query.set('to', period.to);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return PATHS[group] + (text && `?${text}`);
}
