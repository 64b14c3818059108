import { createApiFx } from '@vitrava/shared-kit/api-client';
import { attach, createEvent, createStore, sample } from 'effector';
import { newStamp } from './record.ts';
import { occurred } from './store.ts';

/** The API has to be notified that the session is over; again at the next occasion when it is unreachable. */
export const logoutRequested = createEvent<unknown>();

const callLogoutFx = createApiFx({
  name: 'callLogoutFx',
  request: ({ signal }: AbortController) => ({ path: 'api/logout/', deadlineMs: 10_000, signal }),
  contract: { isData: (value: unknown): value is unknown => value !== undefined, getErrorMessages: () => [] },
});

const $inFlight = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(callLogoutFx, (_, call) => call);
/** Somebody signs in: an answer to the logout would take the new session's cookies along. */
export const cancelLogoutFx = attach({ source: $inFlight, effect: (call, _: unknown) => call?.abort() });

sample({
  clock: logoutRequested,
  source: callLogoutFx.pending,
  filter: (isPending) => !isPending,
  fn: () => new AbortController(),
  target: callLogoutFx,
});
sample({
  clock: callLogoutFx.finally.filter({
    // A refusal ends nothing; a backend without the call would be called for ever.
    fn: (end) => end.status === 'done' || (end.error.kind === 'status' && end.error.status === 404),
  }),
  fn: () => ({ kind: 'logout-answered' as const, at: newStamp() }),
  target: occurred,
});
