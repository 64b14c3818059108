import { dropPending, putPending, resume, waitingChange } from './edit.ts';
import { findPending, findSettled, type ListRules, type ListTypes, type OptimisticList } from './state.ts';

export function commandGiven<T extends ListTypes, L extends OptimisticList<T>>(
  rules: ListRules<T>,
  list: L,
  product: number,
  command: T['command'],
): L {
  const known = findPending<T>(list, product);
  const fresh = waitingChange<T>(product, command, known?.isUnsure);
  if (!known || known.status === 'failed') return putPending<T, L>(list, fresh);
  return putPending<T, L>(list, { ...known, command: known.command ? rules.join(known.command, command) : command });
}

export function changeRetried<T extends ListTypes, L extends OptimisticList<T>>(rules: ListRules<T>, list: L, product: number): L {
  const known = findPending<T>(list, product);
  if (known?.status !== 'failed') return list;
  if (known.failure === rules.unanswered) return putPending<T, L>(list, { ...known, status: 'waiting', failure: null });
  return findSettled<T>(list, product) ? list : resume<T, L>(list, product, known.sent);
}

export function changeForgotten<T extends ListTypes, L extends OptimisticList<T>>(list: L, product: number): L {
  return findPending<T>(list, product)?.status === 'inFlight' ? list : dropPending<T, L>(list, product);
}
