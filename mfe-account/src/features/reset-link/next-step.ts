import { popupRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { createEvent, sample } from 'effector';
import { accountPersonalDetailsPath } from '../../paths.ts';

/** The shopper wants to sign in, with the password they have or have just set. */
export const signInChosen = createEvent();
/** The shopper wants another email with a link. */
export const anotherLinkChosen = createEvent();

/** Where a shopper goes after signing in on a page that has nothing more for them. */
const defaultReturnTo = accountPersonalDetailsPath;

// The request to recover comes first: a popup that is open is not opened twice, so sign-in then only adds where to go afterwards.
sample({
  clock: anotherLinkChosen,
  fn: () => ({ owner: 'mfe-account', name: 'login', props: { mode: 'recovery' } }),
  target: popupRequested,
});
sample({ clock: [anotherLinkChosen, signInChosen], fn: () => ({ defaultReturnTo }), target: signInRequested });
