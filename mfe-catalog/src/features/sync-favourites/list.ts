import { type FavouriteToggle, isBeyondDevice, toggled } from '../../domain/favourites/index.ts';
import { findPending, putPending, putSettled, resume } from './pending.ts';
import { type FavouriteCall, type FavouriteCommand, type Favourites, NO_FAVOURITES, type Reading, type StoredFavourite } from './state.ts';

/*
 * Favourites answer the shopper at once and the server later. Newer commands replace older ones of the same product; at most one call is under way;
 * readings that changes have overtaken do not count.
 */

function isIdle({ isStarted, owner, isReading, pending }: Favourites): boolean {
  return isStarted && owner !== null && !isReading && pending.every(({ call }) => call === null);
}

/** What becomes of the oldest command that has not been sent: a call, or nothing (`met`) because the favourite is as wanted already. */
function nextStep({
  owner,
  isRead,
  settled,
  pending,
}: Favourites): { readonly product: number; readonly call: FavouriteCall | null } | null {
  const [change] = pending.filter(({ call }) => call === null);
  if (owner === null || !isRead || !change?.command) return null;
  const { product, command } = change;
  const stored = settled.find((one) => one.product === product);
  if (!command.isFromDevice && (stored !== undefined) === command.favourite) return { product, call: null };
  const isRemoval = stored !== undefined && !command.favourite;
  return { product, call: isRemoval ? { owner, product, kind: 'remove', id: stored.id } : { owner, product, kind: 'add', id: null } };
}

/** Drops commands that are fulfilled, and takes up those that wait on the device once nothing else is to be done. */
function settle(favourites: Favourites): Favourites {
  if (!isIdle(favourites) || !favourites.isRead) return favourites;
  const step = nextStep(favourites);
  // A command that agrees with outdated entries is fulfilled by the next reading only.
  if (step && !step.call && !favourites.isStale) return settle(resume(favourites, step.product, null));
  const [product] = favourites.waiting;
  if (step || favourites.isStale || favourites.isPaused || product === undefined) return favourites;
  return commandGiven(favourites, product, { favourite: true, isFromDevice: true });
}

function commandGiven(favourites: Favourites, product: number, command: FavouriteCommand): Favourites {
  const known = findPending(favourites, product);
  return settle(putPending(favourites, known ? { ...known, command } : { product, call: null, sent: null, command }));
}

/** The next request to the server; one at a time, so that the order of favourites is the order of commands. */
export type Task = { readonly read: Reading } | { readonly call: FavouriteCall };

export function nextTask(favourites: Favourites): Task | null {
  const { owner, isRead, isStale, isPaused, edition, lastReading } = favourites;
  if (owner === null || !isIdle(favourites)) return null;
  const call = nextStep(favourites)?.call;
  if (call) return { call };
  if (isPaused || (isRead && !isStale)) return null;
  return { read: { owner, edition, serial: lastReading + 1 } };
}

/** Whether other tabs can be notified of what has been changed. */
export function isNewsDue(favourites: Favourites): boolean {
  return favourites.hasUnpublishedChange && isIdle(favourites) && nextTask(favourites) === null;
}

/** The service begins, or another shopper is here: nothing of the one before stays. */
export function begun({ waiting }: Favourites, owner: number | null): Favourites {
  return { ...NO_FAVOURITES, isStarted: true, owner, waiting };
}

export function deviceRead(favourites: Favourites, waiting: readonly number[]): Favourites {
  return settle({ ...favourites, waiting });
}

/** Another try is worth while: another tab made a change, the network is back, the shopper requests it. */
export function invalidated(favourites: Favourites): Favourites {
  return settle({ ...favourites, isStale: true, isPaused: false });
}

export function toggleGiven(favourites: Favourites, toggle: FavouriteToggle): Favourites {
  const { isStarted, owner, waiting } = favourites;
  if (!isStarted) return favourites;
  if (owner === null && isBeyondDevice(waiting, toggle)) return { ...favourites, refusalCount: favourites.refusalCount + 1 };
  if (owner === null) return { ...favourites, waiting: toggled(waiting, toggle) };
  const { product, favourite } = toggle;
  const next = { ...favourites, waiting: favourite ? waiting : toggled(waiting, toggle), isPaused: false };
  return commandGiven(next, product, { favourite, isFromDevice: false });
}

export function readingBegun(favourites: Favourites, { owner, serial }: Reading): Favourites {
  return favourites.owner === owner ? { ...favourites, isReading: true, isStale: false, lastReading: serial } : favourites;
}

/** A reading that changes have overtaken is dropped, for another follows them; only the very first is taken in any case. */
export function readingDone(favourites: Favourites, { owner, edition, serial }: Reading, stored: readonly StoredFavourite[]): Favourites {
  if (favourites.owner !== owner) return favourites;
  const next = { ...favourites, isReading: false };
  // A later reading is under way: it is newer.
  if (next.lastReading !== serial) return next;
  if (next.edition === edition && next.pending.every(({ call }) => call === null))
    return settle({ ...next, isRead: true, settled: stored });
  if (next.isRead) return next;
  // What has been answered meanwhile is newer.
  const others = stored.filter(({ product }) => next.settled.every((one) => one.product !== product));
  return settle({ ...next, isRead: true, settled: [...others, ...next.settled] });
}

export function readingFailed(favourites: Favourites, reading: Reading): Favourites {
  if (favourites.owner !== reading.owner) return favourites;
  const { isRead, pending, failureCount } = favourites;
  const lost = isRead || pending.length === 0 ? {} : { pending: [], failureCount: failureCount + 1 };
  return { ...favourites, ...lost, isReading: false, isStale: true, isPaused: true };
}

export function callSent(favourites: Favourites, call: FavouriteCall): Favourites {
  const change = findPending(favourites, call.product);
  if (!change || favourites.owner !== call.owner) return favourites;
  // A command since waits for its answer.
  return putPending({ ...favourites, edition: favourites.edition + 1 }, { ...change, call, sent: change.command, command: null });
}

/** `stored` is the favourite as it is now; null when it is gone. */
export function callDone(favourites: Favourites, call: FavouriteCall, stored: StoredFavourite | null): Favourites {
  if (favourites.owner !== call.owner) return favourites;
  const waiting = call.kind === 'add' ? withoutProduct(favourites.waiting, call.product) : favourites.waiting;
  const next = { ...favourites, waiting, hasUnpublishedChange: true };
  const change = findPending(next, call.product);
  return change ? settle(resume(putSettled(next, call.product, stored), call.product, change.command)) : next;
}

/** The shopper's change returns to the server's state, which is read. A refusal is final. */
export function callFailed(favourites: Favourites, call: FavouriteCall, reason: 'unanswered' | 'refused'): Favourites {
  const change = findPending(favourites, call.product);
  if (!change || favourites.owner !== call.owner) return favourites;
  const { command: newer } = change;
  // A shopper who has reversed the change meanwhile misses nothing.
  const isRegretted = newer !== null && newer.favourite !== (call.kind === 'add');
  const failed = change.sent?.isFromDevice
    ? deviceFailed(favourites, call, reason, newer !== null)
    : { ...favourites, isStale: true, failureCount: favourites.failureCount + (isRegretted ? 0 : 1) };
  return settle(resume({ ...failed, edition: failed.edition + 1 }, call.product, isRegretted ? newer : null));
}

/** A favourite of the device was not taken: it is let go of when it never will be, and waits there otherwise. */
function deviceFailed(
  favourites: Favourites,
  { product }: FavouriteCall,
  reason: 'unanswered' | 'refused',
  isRequestedAgain: boolean,
): Favourites {
  if (reason === 'refused') return { ...favourites, waiting: withoutProduct(favourites.waiting, product) };
  return { ...favourites, isPaused: !isRequestedAgain, isStale: favourites.isStale || isRequestedAgain };
}

function withoutProduct(ids: readonly number[], product: number): readonly number[] {
  return toggled(ids, { product, favourite: false });
}
