import { putPending, putSettled, resume } from './edit.ts';
import { findPending, findSettled, type ListRules, type ListTypes, type OptimisticList, type PendingChange, type Step } from './state.ts';

/** Null when all calls are under way, or nothing may be sent yet. `held` products wait for something else. */
export function nextStep<T extends ListTypes, L extends OptimisticList<T>>(
  rules: ListRules<T>,
  list: L,
  held: readonly { readonly product: number }[],
): Step<T> | null {
  const { owner } = list;
  if (owner === null || !list.isRead) return null;
  const change = list.pending.find(({ product, status }) => status === 'waiting' && held.every((one) => one.product !== product));
  if (!change) return null;
  const { product, command, isUnsure } = change;
  const call = rules.plan({ owner, product, item: findSettled<T>(list, product), command, isUnsure });
  return call ? { kind: 'call', call } : { kind: 'met', product };
}

export function callSent<T extends ListTypes, L extends OptimisticList<T>>(list: L, call: T['call']): L {
  const change = changeOf<T>(list, call);
  if (!change) return list;
  // A command since waits for its answer.
  const sent = { ...change, status: 'inFlight' as const, call, sent: change.command, command: null };
  return putPending<T, L>({ ...list, edition: list.edition + 1 }, sent);
}

export function callDone<T extends ListTypes, L extends OptimisticList<T>>(list: L, call: T['call'], item: T['item'] | null): L {
  const change = changeOf<T>(list, call);
  return change ? resume<T, L>(putSettled<T, L>(list, call.product, item), call.product, change.command) : list;
}

export function entryMissed<T extends ListTypes, L extends OptimisticList<T>>(rules: ListRules<T>, list: L, call: T['call']): L {
  const change = changeOf<T>(list, call);
  return change ? resume<T, L>(putSettled<T, L>(list, call.product, null), call.product, wantedBy(rules, call, change)) : list;
}

export function callFailed<T extends ListTypes, L extends OptimisticList<T>>(
  rules: ListRules<T>,
  list: L,
  call: T['call'],
  failure: T['reason'],
): L {
  const change = changeOf<T>(list, call);
  if (!change) return list;
  const next = { ...list, edition: list.edition + 1 };
  if (failure !== rules.unanswered) {
    // A newer command may well be granted.
    if (change.command) return resume<T, L>(next, call.product, change.command);
    return putPending<T, L>(next, { ...change, status: 'failed', call: null, failure });
  }
  const command = wantedBy(rules, call, change);
  return putPending<T, L>(next, { product: call.product, status: 'failed', call: null, sent: null, command, failure, isUnsure: true });
}

/** What an unanswered call was to do, and what was asked for since. */
function wantedBy<T extends ListTypes>(rules: ListRules<T>, call: T['call'], { sent, command }: PendingChange<T>): T['command'] {
  const wanted = rules.recover(call, sent);
  return command ? rules.join(wanted, command) : wanted;
}

function changeOf<T extends ListTypes>(list: OptimisticList<T>, call: T['call']): PendingChange<T> | undefined {
  return list.owner === call.owner ? findPending<T>(list, call.product) : undefined;
}
