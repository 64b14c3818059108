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
  if (!known) return putPending<T, L>(list, fresh);
  if (known.status !== 'failed') {
    return putPending<T, L>(list, { ...known, command: known.command ? rules.join(known.command, command) : command });
  }
  if (!known.call || !rules.mustRepeat(known.call)) return putPending<T, L>(list, fresh);
  // Maybe the entry has been made and only the answer was lost: the same call goes first, then what is wanted beyond it.
  const rest = rules.remainder(known.call, command, findSettled<T>(list, product));
  return putPending<T, L>(list, { ...known, status: 'waiting', command: rest, failure: null });
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
