import { findSettled, isInFlight, type ListRules, type ListTypes, type OptimisticList, type Reading } from './state.ts';

export function readingBegun<T extends ListTypes, L extends OptimisticList<T>>(list: L, { owner, serial }: Reading): L {
  return list.owner === owner ? { ...list, lastReading: serial } : list;
}

export function readingDone<T extends ListTypes, L extends OptimisticList<T>>(
  rules: ListRules<T>,
  list: L,
  { owner, edition, serial }: Reading,
  items: readonly T['item'][],
  along: Partial<L>,
): L {
  // A later reading is under way: it knows better.
  if (list.owner !== owner || list.lastReading !== serial) return list;
  if (list.edition !== edition || isInFlight<T>(list)) {
    // Something is better than nothing, and what has been answered meanwhile is newer.
    const settled = [...items.filter(({ product }) => !findSettled<T>(list, product)), ...list.settled];
    return list.isRead ? list : { ...list, isRead: true, settled };
  }
  const isOpen = (change: L['pending'][number]) =>
    change.failure !== rules.unanswered ||
    !rules.isGranted(
      change,
      items.find(({ product }) => product === change.product),
    );
  const pending = list.pending.filter(isOpen).map((change) => ({ ...change, isUnsure: false }));
  return { ...list, ...along, isRead: true, settled: items, pending, readEdition: list.edition };
}

export function readingFailed<T extends ListTypes, L extends OptimisticList<T>>(rules: ListRules<T>, list: L, owner: number): L {
  if (list.isRead || list.owner !== owner) return list;
  const pending = list.pending.map((change) =>
    change.status === 'waiting' ? { ...change, status: 'failed' as const, failure: rules.unanswered } : change,
  );
  return { ...list, pending };
}
