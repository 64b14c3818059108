import { $isCheckLayout, $location, $pendingNavigation, $routeOwner, type ShopLocation } from '@vitrava/shared-kit/bus/shell';
import type { PageErrorReason } from '@vitrava/shared-kit/contracts/page';
import { createEvent, createStore, sample } from 'effector';

/** A page the shell itself shows in place of a remote's: nobody owns the address, or there is a reason. */
export interface ShellError {
  readonly status: number;
  readonly path: string;
  readonly reason?: PageErrorReason;
}

/** Fact, by the navigation: the shopper has arrived at an address, with its page's data in place. */
export const arrived = createEvent<{
  location: ShopLocation;
  owner: string | null;
  error: ShellError | null;
  isCheckLayout: boolean;
}>();

/** Fact, by the navigation: a target was chosen and its page is being fetched; null when that ended. */
export const departed = createEvent<string | null>();

/** Set while the shell shows an error in the place of a page. */
export const $shellError = createStore<ShellError | null>(null, { sid: 'shell/$shellError' });

sample({ clock: arrived, fn: ({ location }) => location, target: $location });
sample({ clock: arrived, fn: ({ owner }) => owner, target: $routeOwner });
sample({ clock: arrived, fn: ({ error }) => error, target: $shellError });
sample({ clock: arrived, fn: ({ isCheckLayout }) => isCheckLayout, target: $isCheckLayout });
sample({ clock: departed, target: $pendingNavigation });
