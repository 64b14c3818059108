import { createStore } from 'effector';
import type { OrdersQuery } from '../../domain/orders/index.ts';
import { accountActiveOrdersPath, accountCompletedOrdersPath } from '../../paths.ts';

/** Which list the address asks for. */
export type OrdersRequest = Omit<OrdersQuery, 'userId'>;

/** Travels from the server; each page sets it when it is opened. */
export const $request = createStore<OrdersRequest>({ group: 'active', page: 1 });

/** The page's number out of a query, which anyone may write. */
export function readPage(text: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}

const PATHS: Readonly<Record<OrdersRequest['group'], string>> = { active: accountActiveOrdersPath, completed: accountCompletedOrdersPath };

/** Address of a page of the list, without the locale prefix. */
export function ordersPath({ group, page }: OrdersRequest): string {
  return `${PATHS[group]}${page > 1 ? `?page=${page}` : ''}`;
}
