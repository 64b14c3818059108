import { busEvent, busStore } from '@vitrava/shared-kit/bus/units';
import { combine, createEffect, createStore } from 'effector';

/** The shopper's session for every remote, sent by the shell. The access token is in memory alone. */

/** `unknown` until the first refresh was tried (specification, section 4). */
export type SessionStatus = 'unknown' | 'authenticated' | 'anonymous';

/** Whether someone has signed in, as far as known. A customer stays `authenticated` during `$isRenewing`. */
export const $sessionStatus = busStore<SessionStatus>('session/$sessionStatus', { initial: 'unknown' });

/** The customer's id; null for a guest. */
export const $userId = busStore<number | null>('session/$userId', { initial: null });

/** Bearer token for the API client, there exactly while it is valid: with an expiry, and living at least 15 s more; not serialised. */
export const $accessToken = createStore<string | null>(null, { sid: 'session/$accessToken', name: '$accessToken', serialize: 'ignore' });

/** The customer is known and a valid token is on its way. Actions that need one at once wait; calls do not. */
export const $isRenewing = combine($sessionStatus, $accessToken, (status, token) => status === 'authenticated' && token === null);

/**
 * Fact, by the account remote's login form: the API returned an access token. The shell decodes and stores it.
 * `requestedAt` (ms since 1970) is when the form was sent: a grant that was requested before the shopper signed out, in
 * this or in another tab, is dropped. `defaultReturnTo` (path without locale prefix) replaces the page of the form in
 * the history when the shopper was not on the way to another page.
 */
export const accessGranted = busEvent<{ access: string; requestedAt?: number; defaultReturnTo?: string }>('session/accessGranted');

/** Fact, by the shell: the visitor has become an authenticated customer, in this tab or in another. */
export const signedIn = busEvent<{ userId: number }>('session/signedIn', { emitters: [] });

/** Fact, by the shell: the session ended (`user`, refused refresh, `otherTab`); sent before the next `signedIn`. */
export const signedOut = busEvent<{ reason: 'user' | 'refused' | 'otherTab' }>('session/signedOut', { emitters: [] });

/** Request, by anyone: end the session in this browser. */
export const signOutRequested = busEvent('session/signOutRequested');

/** The code of an emailed link (`?code=`), taken out of the address at the start and in memory until it is used. */
export const $confirmationCode = createStore<string | null>(null, {
  sid: 'session/$confirmationCode',
  name: '$confirmationCode',
  serialize: 'ignore',
});

/** Fact, by the shell: a link has brought a code; by the account remote, with null: it has been used up. */
export const confirmationCodeChanged = busEvent<string | null>('session/confirmationCodeChanged');
$confirmationCode.on(confirmationCodeChanged, (_, code) => code).reset(signedIn, signedOut);

/**
 * Returns a bearer token that is valid for at least 15 s more, refreshing it when needed; null for a guest or when the
 * refresh failed. Its parameter is a token that the API has refused meanwhile, which is not returned again. The API
 * client calls it before each call that carries the authorization marker. The shell provides the handler of the page's
 * scope; without one (on the server, in tests without a session) there is no token.
 */
export const ensureFreshTokenFx = createEffect<string | void, string | null>({
  sid: 'session/ensureFreshTokenFx',
  name: 'ensureFreshTokenFx',
  handler: () => null,
});
