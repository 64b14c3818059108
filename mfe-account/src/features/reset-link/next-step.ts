import { popupRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { createEvent, sample } from 'effector';
import { accountPersonalDetailsPath } from '../../paths.ts';

/** The shopper wants to sign in, with the password they have or have just set. This page has nothing more for them afterwards. */
export const signInChosen = signInRequested.prepend((_: void) => ({ defaultReturnTo: accountPersonalDetailsPath }));
export const anotherLinkChosen = createEvent();

const recoveryRequested = popupRequested.prepend((_: void) => ({ owner: 'mfe-account', name: 'login', props: { mode: 'recovery' } }));

// The request to recover comes first: a popup that is open is not opened twice, so sign-in then only adds where to go afterwards.
sample({ clock: anotherLinkChosen, target: [recoveryRequested, signInChosen] });
