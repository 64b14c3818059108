import { createApiFx } from '@vitrava/shared-kit/api-client';
import { accessGranted, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { isApiError } from '@vitrava/shared-kit/errors';
import { attach, createEffect, createEvent, createStore, sample, split } from 'effector';
import { keepFx } from './keep.ts';
import { isFromFuture } from './record.ts';
import { $record, ended, tokenReceived } from './state.ts';
import { readToken } from './token.ts';

/** Tells the API that the session is over; again at the next occasion when it cannot be reached. */
export const farewellRequested = createEvent();

/** Somebody signs in: an answer to the farewell would take the new session's cookies along. */
export const farewellCalledOff = createEvent();

const callLogoutFx = createApiFx({
  name: 'callLogoutFx',
  request: (signal: AbortSignal) => ({ path: 'api/logout/', deadlineMs: 10_000, signal }),
  contract: { isData: (value: unknown): value is unknown => value !== undefined, getErrorMessages: () => [] },
});

const $farewell = createStore<AbortController | null>(null, { serialize: 'ignore' });
const beginFarewellFx = createEffect(() => new AbortController());
const callOffFx = attach({ source: $farewell, effect: (farewell, _: void) => farewell?.abort() });

sample({
  clock: farewellRequested,
  source: callLogoutFx.pending,
  filter: (isUnderWay) => !isUnderWay,
  fn: () => undefined,
  target: beginFarewellFx,
});
sample({ clock: beginFarewellFx.doneData, target: $farewell });
sample({ clock: beginFarewellFx.doneData, fn: ({ signal }) => signal, target: callLogoutFx });
sample({ clock: farewellCalledOff, target: callOffFx });

/** The API knows, or will never want to. */
const told = callLogoutFx.finally.filter({
  fn: (end) => end.status === 'done' || (isApiError(end.error) && end.error.kind === 'status' && end.error.status < 429),
});
sample({
  clock: told,
  source: $record,
  filter: (record) => record?.user === null && record.untold,
  // The same end as before, not a later one: a login form may have been sent meanwhile.
  fn: () => ({ user: null, isNew: false }),
  target: keepFx,
});

// Locally at once, whatever the API answers.
sample({ clock: signOutRequested, fn: () => ({ reason: 'wish' as const, status: 'anonymous' as const }), target: ended });
sample({ clock: signOutRequested, fn: () => ({ user: null, untold: true, isNew: true }), target: keepFx });
sample({ clock: signOutRequested, target: farewellRequested });

const { late, __: inTime } = split(sample({ clock: accessGranted, source: $record, fn: (record, grant) => ({ record, grant }) }), {
  late: ({ record, grant: { askedAt } }) => record?.user === null && !isFromFuture(record) && askedAt !== undefined && askedAt < record.at,
});

/** The visitor has signed in in this very tab. */
export const signedInHere = inTime.filterMap(({ grant: { access } }) => {
  const claims = readToken(access);
  return claims ? { user: claims.userId, access } : undefined;
});

sample({ clock: signedInHere, fn: () => undefined, target: farewellCalledOff });
sample({ clock: signedInHere, fn: ({ access }) => access, target: tokenReceived });
sample({ clock: signedInHere, fn: ({ user, access }) => ({ user, access, isNew: true }), target: keepFx });

// A form that was sent before the shopper left has opened a session that nobody wants.
sample({ clock: late, fn: () => ({ user: null, untold: true, isNew: true }), target: keepFx });
sample({ clock: late, fn: () => undefined, target: farewellRequested });
