import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $location } from '@vitrava/shared-kit/bus/shell';
import { combine, sample } from 'effector';
import { $composition, findRoute } from '../composition/index.ts';
import { pathOf } from './return-path.ts';
import { entryRefused } from './sign-in.ts';

/** Routes with needAuth ask for a customer; the address stays, the popup opens, and the page waits behind it. */
const $asksForSignIn = combine($composition, $location, (composition, { pathname }) => {
  return composition ? findRoute(composition, pathname)?.route.meta.needAuth === true : false;
});

// A customer whom only a failure keeps out is not asked for a password: they are renewing.
const $isRefused = combine($asksForSignIn, $sessionStatus, (asks, status) => asks && status === 'anonymous');

sample({
  clock: combine({ isRefused: $isRefused, location: $location }),
  filter: ({ isRefused }) => isRefused,
  fn: ({ location }) => ({ returnTo: pathOf(location) }),
  target: entryRefused,
});
