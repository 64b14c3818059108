import { callDone, callFailed, callSent, entryMissed, nextStep } from './calls.ts';
import { changeForgotten, changeRetried, commandGiven } from './commands.ts';
import { putSettled, resume } from './edit.ts';
import { readingBegun, readingDone, readingFailed } from './readings.ts';
import type { ListRules, ListTypes, OptimisticList, Reading, Step } from './state.ts';

/**
 * A list of products that answers the shopper at once and the server later: the entries that the server has reported, and a list of changes
 * that it has not confirmed. Newer commands join older ones of the same product; at most one call per product is under way; readings
 * that changes have overtaken do not count. All transitions are pure, `(list, event) => list`: the owner keeps the list in one store and
 * wires it to its effects.
 *
 * `L` is the list with what its owner keeps besides; `arrange` puts that in order after every transition.
 */
export function createOptimisticList<T extends ListTypes, L extends OptimisticList<T> = OptimisticList<T>>(
  rules: ListRules<T>,
  arrange: (list: L) => L = (list) => list,
) {
  const changed = (before: L, after: L): L => (after === before ? before : arrange(after));
  return {
    /** A command comes to the end of the pending changes, or joins the one of its product that has not been sent. */
    commandGiven: (list: L, product: number, command: T['command']): L => changed(list, commandGiven(rules, list, product, command)),
    /** A failed change is tried again. What was refused of an entry that is there stays refused; one that was not let in may be now. */
    changeRetried: (list: L, product: number): L => changed(list, changeRetried(rules, list, product)),
    /** A change that failed is given up, or one that is met already; not one in flight. */
    changeForgotten: (list: L, product: number): L => changed(list, changeForgotten<T, L>(list, product)),
    /** A change begins anew with `command`, or ends without one. One that `isUnsure` is sent even where the entry is as wanted: a call may still change it. */
    changeResumed: (list: L, product: number, command: T['command'] | null, isUnsure = false): L =>
      changed(list, resume<T, L>(list, product, command, isUnsure)),

    /** The next call to send; null when all are under way or nothing may be sent yet. `held` products wait for something else. */
    nextStep: (list: L, held: readonly { readonly product: number }[] = []): Step<T> | null => nextStep(rules, list, held),
    callSent: (list: L, call: T['call']): L => changed(list, callSent<T, L>(list, call)),
    /** The server has granted a call. `item` is the entry as it is now; null when it is gone. */
    callDone: (list: L, call: T['call'], item: T['item'] | null): L => changed(list, callDone<T, L>(list, call, item)),
    /** The entry that a call was about is gone, another tab has removed it: what is wanted is asked for anew. */
    entryMissed: (list: L, call: T['call']): L => changed(list, entryMissed(rules, list, call)),
    /** A call failed: the entry returns to the truth, and what was asked for is kept as far as it can be tried again. */
    callFailed: (list: L, call: T['call'], reason: T['reason']): L => changed(list, callFailed(rules, list, call, reason)),
    /** An entry has been changed by other means than a call of this list. */
    entryPut: (list: L, item: T['item']): L => changed(list, putSettled<T, L>(list, item.product, item)),
    /** Something about the list is under way or has been answered elsewhere: what was read before does not count. */
    overtaken: (list: L): L => ({ ...list, edition: list.edition + 1 }),

    readingBegun: (list: L, reading: Reading): L => readingBegun<T, L>(list, reading),
    /**
     * The whole list as the server has just reported it, with `along` of the owner's own. A reading that changes have overtaken is dropped,
     * for another follows them; only the very first is taken in any case.
     */
    readingDone: (list: L, reading: Reading, items: readonly T['item'][], along: Partial<L> = {}): L =>
      changed(list, readingDone(rules, list, reading, items, along)),
    /** The list could not be read at all: what waited for it has failed with it. */
    readingFailed: (list: L, owner: number): L => readingFailed(rules, list, owner),
  };
}
