import { $confirmationCode, $sessionStatus, accessGranted, signedOut } from '@vitrava/shared-kit/bus/session';
import { $location, navigationRequested, popupRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $shopMap, popupOf } from '../shop-map/index.ts';
import { sessionStarted, signedInInTab } from './model.ts';
import { onThisSite, pathOf, readReturnPath, writeReturnPath } from './return-path.ts';

/** The login popup opens this long after the auth check (specification, section 9). */
const POPUP_DELAY_MS = 200;

/** Fact, by the guard of routes: the page needs a customer, and the visitor is none. */
export const entryRefused = createEvent<{ returnTo: string }>();

// Not by patronum: this is on every first page, whose bytes are counted.
const waitFx = createEffect((_: { returnTo: string }) => new Promise<void>((resolve) => setTimeout(resolve, POPUP_DELAY_MS)));
const readFx = attach({ source: $confirmationCode, effect: (code) => readReturnPath(code === null ? 'this-tab' : 'any-tab') });
const writeFx = createEffect(writeReturnPath);

/** Where the shopper wanted to go when sign-in came between; kept until they are there, though they close the popup meanwhile. */
export const $returnPath = createStore<string | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (stored, read) => stored ?? read)
  .on(entryRefused, (_, { returnTo }) => returnTo);

sample({ clock: sessionStarted, target: readFx });
sample({ clock: $returnPath, target: writeFx });

sample({
  clock: signInRequested,
  source: { stored: $returnPath, location: $location },
  fn: ({ stored, location }, { returnTo, defaultReturnTo }) => {
    const here = pathOf(location);
    return onThisSite(returnTo ?? firstOtherPath(here, stored, defaultReturnTo) ?? here);
  },
  target: $returnPath,
});

sample({ clock: entryRefused, target: waitFx });
const entryRefusedStill = sample({
  clock: waitFx.done.map(({ params }) => params),
  source: { status: $sessionStatus, location: $location },
  // A shopper who has navigated meanwhile is not prompted on another page.
  filter: ({ status, location }, { returnTo }) => status === 'anonymous' && pathOf(location) === returnTo,
});
const $form = $shopMap.map((map) => popupOf(map, 'sign-in'));
sample({ clock: [signInRequested, entryRefusedStill], source: $form, filter: (form) => form !== null, target: popupRequested });

/** The first of the paths that leads away from here. */
function firstOtherPath(here: string, ...paths: readonly (string | null | undefined)[]): string | undefined {
  return paths.find((path) => path !== here && typeof path === 'string') ?? undefined;
}

/** The page that follows a registration whose form was opened by itself. */
const $defaultPath = createStore<string | null>(null, { serialize: 'ignore' }).on(accessGranted, (_, { defaultReturnTo }) =>
  defaultReturnTo === undefined ? null : onThisSite(defaultReturnTo),
);

// A sign-in in another tab does not navigate this one.
sample({
  clock: signedInInTab,
  source: { returnPath: $returnPath, defaultPath: $defaultPath, location: $location },
  filter: ({ returnPath, defaultPath, location }) => firstOtherPath(pathOf(location), returnPath, defaultPath) !== undefined,
  fn: ({ returnPath, defaultPath, location }) => ({
    to: firstOtherPath(pathOf(location), returnPath, defaultPath) as string,
    ...(defaultPath !== null && { replace: true }),
  }),
  target: navigationRequested,
});
sample({ clock: [signedInInTab, signedOut], fn: () => null, target: $returnPath });
