import { createApiFx } from '@vitrava/shared-kit/api-client';
import {
  $accessToken,
  $sessionStatus,
  $userId,
  accessGranted,
  signedIn,
  signedOut,
  signOutRequested,
} from '@vitrava/shared-kit/bus/session';
import { obj, or, str, val } from '@withease/contracts';
import { attach, createEvent, merge, sample } from 'effector';
import { outcomeOfFailure, type RefreshOutcome, underRefreshLock } from './refresh.ts';
import { isTokenValid, readToken } from './token.ts';

/** Begins the session of this page: tries a refresh, after which the shop knows whether the visitor is signed in. */
export const sessionStarted = createEvent();

/** `access` is null when the browser holds no session at all (answered by the shop's own proxy, see decision 002). */
const callRefreshFx = createApiFx({
  name: 'callRefreshFx',
  request: (_: void) => ({ path: 'api/token/refresh/', method: 'POST', deadlineMs: 10_000 }),
  contract: obj({ access: or(str, val(null)) }),
});

const callLogoutFx = createApiFx({
  name: 'callLogoutFx',
  request: (_: void) => ({ path: 'api/logout/', deadlineMs: 10_000 }),
  contract: { isData: (value: unknown): value is unknown => value !== undefined, getErrorMessages: () => [] },
});

/** One refresh; a tab that waited for another's takes a token of its own from the rotated cookie. */
export const refreshFx = attach({
  name: 'refreshFx',
  source: $accessToken,
  async effect(token, _: void): Promise<RefreshOutcome> {
    if (isTokenValid(token, Date.now())) return { kind: 'granted', access: token };
    try {
      const { access } = await underRefreshLock(() => callRefreshFx());
      return access === null ? { kind: 'refused' } : { kind: 'granted', access };
    } catch (error) {
      return outcomeOfFailure(error);
    }
  },
});

const tokenReceived = merge([
  accessGranted.map(({ access }) => access),
  refreshFx.doneData.filterMap((outcome) => (outcome.kind === 'granted' ? outcome.access : undefined)),
]);
const tokenAccepted = tokenReceived.filterMap((access) => {
  const claims = readToken(access);
  return claims ? { access, userId: claims.userId } : undefined;
});
const refused = refreshFx.doneData.filter({ fn: ({ kind }) => kind === 'refused' });

sample({ clock: sessionStarted, target: refreshFx });

sample({
  clock: tokenAccepted,
  source: $sessionStatus,
  filter: (status) => status !== 'authenticated',
  fn: (_, { userId }) => ({ userId }),
  target: signedIn,
});
sample({ clock: tokenAccepted, fn: ({ access }) => access, target: $accessToken });
sample({ clock: tokenAccepted, fn: ({ userId }) => userId, target: $userId });
sample({ clock: tokenAccepted, fn: () => 'authenticated' as const, target: $sessionStatus });

sample({
  clock: refused,
  source: $sessionStatus,
  filter: (status) => status === 'authenticated',
  fn: () => ({ reason: 'refused' as const }),
  target: signedOut,
});
sample({ clock: signOutRequested, target: callLogoutFx });
sample({ clock: signOutRequested, fn: () => ({ reason: 'wish' as const }), target: signedOut });

const ended = merge([refused, signedOut]);
sample({ clock: ended, fn: () => null, target: [$accessToken, $userId] });
sample({ clock: ended, fn: () => 'anonymous' as const, target: $sessionStatus });
// Trouble at the very first try leaves a guest for now; the next protected call tries again.
sample({
  clock: refreshFx.doneData,
  source: $sessionStatus,
  filter: (status, { kind }) => kind === 'trouble' && status === 'unknown',
  fn: () => 'anonymous' as const,
  target: $sessionStatus,
});
