import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $location, navigationRequested, popupRequested, type ShopLocation } from '@vitrava/shared-kit/bus/shell';
import { combine, sample } from 'effector';
import { delay } from 'patronum/delay';
import { $link, pageLeft, tokenBrought } from '../../features/reset-link/index.ts';
import { resetPasswordPath } from '../../paths.ts';
import { ResetPasswordGate } from './gate.ts';

/** The popup opens this long after the check, as the login popup does (specification, section 9). */
const POPUP_DELAY_MS = 200;

const POPUP = { owner: 'mfe-account', name: 'password-reset' } as const;

/** The shopper has closed the popup and wants it back. */
export const formRequested = popupRequested.prepend((_: void) => POPUP);

function tokenIn({ pathname, search }: ShopLocation): string | null {
  return pathname === resetPasswordPath ? new URLSearchParams(search).get('token') : null;
}

// By the events: a store that is derived from the gate would be first looked at when it is open, and see no change.
const tokenFound = sample({
  clock: [ResetPasswordGate.open, $location],
  source: { isOpen: ResetPasswordGate.status, location: $location },
  filter: ({ isOpen }) => isOpen,
  fn: ({ location }) => tokenIn(location),
}).filterMap((token) => token ?? undefined);

// The address gives access to the account: it is removed from the history, from bookmarks and from shared links.
sample({ clock: tokenFound, filter: (token) => token !== '', target: tokenBrought });
sample({ clock: tokenFound, fn: () => ({ to: resetPasswordPath, replace: true, scroll: 'keep' as const }), target: navigationRequested });

// Another address closes popups, and so does a change of the session: the form waits for both.
const $isFormDue = combine(
  { isOpen: ResetPasswordGate.status, location: $location, session: $sessionStatus, link: $link },
  ({ isOpen, location, session, link }) => isOpen && tokenIn(location) === null && session !== 'unknown' && link === 'usable',
);
sample({
  clock: delay({ source: $isFormDue.updates.filter({ fn: Boolean }), timeout: POPUP_DELAY_MS }),
  source: $isFormDue,
  filter: Boolean,
  fn: () => undefined,
  target: formRequested,
});

sample({ clock: ResetPasswordGate.close, fn: () => undefined, target: pageLeft });
