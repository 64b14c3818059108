import { $isCheckLayout, $location, $pendingNavigation, $routeOwner, type ShopLocation } from '@vitrava/shared-kit/bus/shell';
import type { PageErrorReason, PagePayload } from '@vitrava/shared-kit/contracts/page';
import { createEvent, createStore } from 'effector';
import { $fragmentData } from '../composition/index.ts';

/** A page the shell itself shows in place of a remote's: no remote owns the address, or there is a reason. */
export interface ShellError {
  readonly status: number;
  readonly path: string;
  readonly reason?: PageErrorReason;
}

/** Fact, by the navigation: the page of an address is opened, with its data in place. */
export const pageOpened = createEvent<{
  location: ShopLocation;
  owner: string | null;
  error: ShellError | null;
  isCheckLayout: boolean;
  fragments?: PagePayload['fragments'];
}>();

/** Fact, by the navigation: a target was chosen and its page is being fetched; null when that ended. */
export const pendingNavigationChanged = createEvent<string | null>();

/** Set while the shell shows an error in the place of a page. */
export const $shellError = createStore<ShellError | null>(null, { sid: 'shell/$shellError' }).on(pageOpened, (_, { error }) => error);

$location.on(pageOpened, (_, { location }) => location);
$routeOwner.on(pageOpened, (_, { owner }) => owner);
$isCheckLayout.on(pageOpened, (_, { isCheckLayout }) => isCheckLayout);
$fragmentData.on(pageOpened, (_, { fragments }) => fragments ?? {});
$pendingNavigation.on(pendingNavigationChanged, (_, target) => target);
