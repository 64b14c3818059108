import { $sessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { $location, navigationRequested, popupRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { signedInHere } from './sign-out.ts';

/** The login popup opens this long after the auth check (specification, section 9). */
const POPUP_DELAY_MS = 200;

/** Fact, by the guard of routes: the page needs a customer, and the visitor is none. */
export const entryRefused = createEvent<{ returnTo: string }>();

/** Where the shopper wanted to go when sign-in came between; kept until they are there. */
export const $returnPath = createStore<string | null>(null, { serialize: 'ignore' });

const delayFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, POPUP_DELAY_MS)));

sample({
  clock: signInRequested,
  source: { kept: $returnPath, location: $location },
  fn: ({ kept, location }, { returnTo }) => returnTo ?? kept ?? location.pathname + location.search,
  target: $returnPath,
});
sample({ clock: signInRequested, fn: () => ({ owner: 'mfe-account', name: 'login' }), target: popupRequested });

sample({ clock: entryRefused, fn: ({ returnTo }) => returnTo, target: $returnPath });
sample({ clock: entryRefused, target: delayFx });
sample({
  clock: delayFx.done,
  source: $sessionStatus,
  filter: (status) => status === 'anonymous',
  fn: () => ({ owner: 'mfe-account', name: 'login' }),
  target: popupRequested,
});

// Who signs in in another tab has not asked this one to go anywhere.
sample({
  clock: signedInHere,
  source: { returnPath: $returnPath, location: $location },
  filter: ({ returnPath, location }) => returnPath !== null && returnPath !== location.pathname + location.search,
  fn: ({ returnPath }) => ({ to: returnPath as string }),
  target: navigationRequested,
});
sample({ clock: [signedInHere, signedOut], fn: () => null, target: $returnPath });
