import type { ListTypes, OptimisticList, PendingChange } from './state.ts';

/** The list with this change in the place of the product's one, or at the end. */
export function putPending<T extends ListTypes, L extends OptimisticList<T>>(list: L, change: PendingChange<T>): L {
  const isKnown = list.pending.some(({ product }) => product === change.product);
  const pending = isKnown ? list.pending.map((one) => (one.product === change.product ? change : one)) : [...list.pending, change];
  return { ...list, pending };
}

export function dropPending<T extends ListTypes, L extends OptimisticList<T>>(list: L, product: number): L {
  return { ...list, pending: list.pending.filter((one) => one.product !== product) };
}

/** The list with the product's entry as the server has just reported it; without one when that is null. Overtakes readings under way. */
export function putSettled<T extends ListTypes, L extends OptimisticList<T>>(list: L, product: number, item: T['item'] | null): L {
  const isKnown = list.settled.some((one) => one.product === product);
  const others = list.settled.filter((one) => one.product !== product);
  const replaced = list.settled.map((one) => (one.product === product && item ? item : one));
  const settled = item === null ? others : isKnown ? replaced : [...others, item];
  return { ...list, settled, edition: list.edition + 1 };
}

/** The product's change begins anew with `command`; without one it has come to its end. `isUnsure`: a call of it may still be under way. */
export function resume<T extends ListTypes, L extends OptimisticList<T>>(
  list: L,
  product: number,
  command: T['command'] | null,
  isUnsure = false,
): L {
  if (!command) return dropPending(list, product);
  return putPending<T, L>(list, waitingChange(product, command, isUnsure));
}

export function waitingChange<T extends ListTypes>(product: number, command: T['command'], isUnsure = false): PendingChange<T> {
  return { product, status: 'waiting', call: null, sent: null, command, failure: null, isUnsure };
}
