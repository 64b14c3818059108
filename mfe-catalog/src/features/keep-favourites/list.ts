import { createOptimisticList, findPending, isInFlight, type ListRules, type Reading } from '@vitrava/shared-kit/models/optimistic-list';
import { type FavouriteToggle, isBeyondDevice, toggled } from '../../domain/favourites/index.ts';
import { type FavouriteCall, type Favourites, type FavouriteTypes, type Kept, NO_FAVOURITES } from './state.ts';

const rules: ListRules<FavouriteTypes> = {
  unanswered: 'unanswered',
  join: (_, later) => later,
  plan({ owner, product, item, command }) {
    if (!command || (!command.isFromDevice && (item !== undefined) === command.favourite)) return null;
    return item && !command.favourite ? { owner, product, kind: 'remove', id: item.id } : { owner, product, kind: 'add', id: null };
  },
  recover: ({ kind }, sent) => sent ?? { favourite: kind === 'add', isFromDevice: false },
  isGranted: ({ command }, item) => command === null || (item !== undefined) === command.favourite,
};

const list = createOptimisticList<FavouriteTypes, Favourites>(rules, settle);

/** Whether nothing is asked of the server just now. */
function isIdle(favourites: Favourites): boolean {
  return favourites.isStarted && favourites.owner !== null && !favourites.isReading && !isInFlight(favourites);
}

/** Forgets commands that are met, and takes up what waits on the device once nothing else is to be done. */
function settle(favourites: Favourites): Favourites {
  if (!isIdle(favourites) || !favourites.isRead) return favourites;
  const step = list.nextStep(favourites);
  // What agrees with entries that may be old is met by the next reading only.
  if (step?.kind === 'met' && !favourites.isStale) return list.changeForgotten(favourites, step.product);
  const [product] = favourites.waiting;
  if (step || favourites.isStale || favourites.isPaused || product === undefined) return favourites;
  return list.commandGiven(favourites, product, { favourite: true, isFromDevice: true });
}

/** What is to be asked of the server next; one thing at a time, so that the order of favourites is the order of commands. */
export type Task = { readonly kind: 'read'; readonly reading: Reading } | { readonly kind: 'call'; readonly call: FavouriteCall };

export function nextTask(favourites: Favourites): Task | null {
  const { owner, isRead, isStale, isPaused, edition, lastReading } = favourites;
  if (owner === null || !isIdle(favourites)) return null;
  const step = list.nextStep(favourites);
  if (step?.kind === 'call') return step;
  if (isPaused || (isRead && !isStale)) return null;
  return { kind: 'read', reading: { owner, edition, serial: lastReading + 1 } };
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

/** Another try is worth while: something changed elsewhere, the network is back, the shopper asks. */
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
  return list.commandGiven(next, product, { favourite, isFromDevice: false });
}

export function readingBegun(favourites: Favourites, reading: Reading): Favourites {
  return favourites.owner === reading.owner ? list.readingBegun({ ...favourites, isReading: true, isStale: false }, reading) : favourites;
}

export function readingDone(favourites: Favourites, reading: Reading, kept: readonly Kept[]): Favourites {
  return favourites.owner === reading.owner ? list.readingDone({ ...favourites, isReading: false }, reading, kept) : favourites;
}

export function readingFailed(favourites: Favourites, reading: Reading): Favourites {
  if (favourites.owner !== reading.owner) return favourites;
  const { isRead, pending, failureCount } = favourites;
  const lost = isRead || pending.length === 0 ? {} : { pending: [], failureCount: failureCount + 1 };
  return { ...favourites, ...lost, isReading: false, isStale: true, isPaused: true };
}

export function callSent(favourites: Favourites, call: FavouriteCall): Favourites {
  return list.callSent(favourites, call);
}

/** `kept` is the favourite as it is now; null when it is gone. */
export function callDone(favourites: Favourites, call: FavouriteCall, kept: Kept | null): Favourites {
  if (favourites.owner !== call.owner) return favourites;
  const waiting = call.kind === 'add' ? withoutProduct(favourites.waiting, call.product) : favourites.waiting;
  return list.callDone({ ...favourites, waiting, hasUnpublishedChange: true }, call, kept);
}

/** What the shopper asked for returns to the truth, which is then read. A refusal is final: another try would fail just so. */
export function callFailed(favourites: Favourites, call: FavouriteCall, reason: FavouriteTypes['reason']): Favourites {
  const change = findPending(favourites, call.product);
  if (!change || favourites.owner !== call.owner) return favourites;
  const { command: newer } = change;
  // Who has changed their mind meanwhile misses nothing.
  const isRegretted = newer !== null && newer.favourite !== (call.kind === 'add');
  const failed = change.sent?.isFromDevice
    ? deviceFailed(favourites, call, reason, newer !== null)
    : { ...favourites, isStale: true, failureCount: favourites.failureCount + (isRegretted ? 0 : 1) };
  const next = list.callFailed(failed, call, reason);
  return isRegretted ? list.changeRetried(next, call.product) : list.changeForgotten(next, call.product);
}

/** A favourite of the device was not taken: it is let go of when it never will be, and waits there otherwise. */
function deviceFailed(
  favourites: Favourites,
  { product }: FavouriteCall,
  reason: FavouriteTypes['reason'],
  isAskedAnew: boolean,
): Favourites {
  if (reason === 'refused') return { ...favourites, waiting: withoutProduct(favourites.waiting, product) };
  return { ...favourites, isPaused: !isAskedAnew, isStale: favourites.isStale || isAskedAnew };
}

function withoutProduct(ids: readonly number[], product: number): readonly number[] {
  return toggled(ids, { product, favourite: false });
}
