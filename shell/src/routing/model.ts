import { $location, $pendingNavigation, $routeOwner, type ShopLocation } from '@vitrava/shared-kit/bus/shell';
import { createEvent, createStore, sample } from 'effector';

/** A page the shell itself shows in place of a remote's: nobody owns the address. */
export interface ShellError {
  readonly status: number;
  readonly path: string;
}

/** Fact, by the navigation: the shopper has arrived at an address, with its page's data in place. */
export const arrived = createEvent<{ location: ShopLocation; owner: string | null; error: ShellError | null }>();

/** Fact, by the navigation: a target was chosen and its page is being fetched; null when that ended. */
export const departed = createEvent<string | null>();

/** Set while the address is nobody's. */
export const $shellError = createStore<ShellError | null>(null, { sid: 'shell/$shellError' });

sample({ clock: arrived, fn: ({ location }) => location, target: $location });
sample({ clock: arrived, fn: ({ owner }) => owner, target: $routeOwner });
sample({ clock: arrived, fn: ({ error }) => error, target: $shellError });
sample({ clock: departed, target: $pendingNavigation });
