import { $sessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { $location, navigationRequested, popupRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $shopMap, popupOf } from '../shop-map/index.ts';
import { sessionStarted, signedInHere } from './model.ts';
import { onThisSite, pathOf, readReturnPath, writeReturnPath } from './return-path.ts';

/** The login popup opens this long after the auth check (specification, section 9). */
const POPUP_DELAY_MS = 200;

/** Fact, by the guard of routes: the page needs a customer, and the visitor is none. */
export const entryRefused = createEvent<{ returnTo: string }>();

/** Where the shopper wanted to go when sign-in came between; kept until they are there, though they close the popup meanwhile. */
export const $returnPath = createStore<string | null>(null, { serialize: 'ignore' });

// Not by patronum: this is on every first page, whose bytes are counted.
const waitFx = createEffect((_: { returnTo: string }) => new Promise<void>((resolve) => setTimeout(resolve, POPUP_DELAY_MS)));
const readFx = createEffect(readReturnPath);
const writeFx = createEffect(writeReturnPath);

sample({ clock: sessionStarted, target: readFx });
sample({ clock: readFx.doneData, source: $returnPath, fn: (kept, read) => kept ?? read, target: $returnPath });
sample({ clock: $returnPath, target: writeFx });

sample({
  clock: signInRequested,
  source: { kept: $returnPath, location: $location },
  fn: ({ kept, location }, { returnTo }) => onThisSite(returnTo ?? kept ?? pathOf(location)),
  target: $returnPath,
});

sample({ clock: entryRefused, fn: ({ returnTo }) => returnTo, target: $returnPath });
sample({ clock: entryRefused, target: waitFx });
const entryRefusedStill = sample({
  clock: waitFx.done.map(({ params }) => params),
  source: { status: $sessionStatus, location: $location },
  // Whoever has gone on meanwhile is not asked on another page.
  filter: ({ status, location }, { returnTo }) => status === 'anonymous' && pathOf(location) === returnTo,
});
const form = sample({ clock: [signInRequested, entryRefusedStill], source: $shopMap, fn: (map) => popupOf(map, 'sign-in') });
sample({ clock: form, filter: (found) => found !== null, target: popupRequested });

// Who signs in in another tab has not asked this one to go anywhere.
sample({
  clock: signedInHere,
  source: { returnPath: $returnPath, location: $location },
  filter: ({ returnPath, location }) => returnPath !== null && returnPath !== pathOf(location),
  fn: ({ returnPath }) => ({ to: returnPath as string }),
  target: navigationRequested,
});
sample({ clock: [signedInHere, signedOut], fn: () => null, target: $returnPath });
