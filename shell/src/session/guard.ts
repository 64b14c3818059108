import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $location } from '@vitrava/shared-kit/bus/shell';
import { combine, sample } from 'effector';
import { $composition, findRoute } from '../composition/index.ts';
import { pathOf } from './return-path.ts';
import { entryRefused } from './sign-in.ts';

/** Routes with needAuth require a customer; the address stays, the popup opens, and the page waits behind it. */
const $requiresSignIn = combine($composition, $location, (composition, { pathname }) => {
  return composition ? findRoute(composition, pathname)?.route.meta.needAuth === true : false;
});

// A customer excluded only by a failure does not have to enter a password: the session is being renewed.
const $isRefused = combine($requiresSignIn, $sessionStatus, (requiresSignIn, status) => requiresSignIn && status === 'anonymous');

sample({
  clock: combine({ isRefused: $isRefused, location: $location }),
  filter: ({ isRefused }) => isRefused,
  fn: ({ location }) => ({ returnTo: pathOf(location) }),
  target: entryRefused,
});
