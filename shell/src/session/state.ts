import { $accessToken, $sessionStatus, $userId, signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { createEvent, createStore, type EventCallable, type EventPayload, sample } from 'effector';
import type { SessionRecord } from './record.ts';
import { readToken } from './token.ts';

/** Counts the sessions of this page: what was asked for in an earlier one has no say in a later one. */
export const $epoch = createStore(0, { serialize: 'ignore' });

/** What this tab knows of the browser's session; null before anyone has signed in here. */
export const $record = createStore<SessionRecord | null>(null, { serialize: 'ignore' });

/** A token was given; one that cannot be read changes nothing. */
export const tokenReceived = createEvent<string>();

/** The API does not take this token, though its time is not up: the next call has to ask for another. */
export const tokenRefused = createEvent<string>();
sample({ clock: tokenRefused, source: $accessToken, filter: (token, refused) => token === refused, fn: () => null, target: $accessToken });

/** Why a session is over, as the bus tells it. */
type EndReason = EventPayload<typeof signedOut>['reason'];

/** The session of this tab is over. `status` is `unknown` while another customer is on the way in. */
export const ended: EventCallable<{ reason: EndReason; status: 'anonymous' | 'unknown' }> = createEvent();

const accepted = tokenReceived.filterMap((access) => {
  const claims = readToken(access);
  return claims ? { access, userId: claims.userId } : undefined;
});

// Facts are told by what was before the change, so all is taken at once.
const begun = sample({
  clock: accepted,
  source: { status: $sessionStatus, userId: $userId },
  fn(before, { access, userId }) {
    const wasIn = before.status === 'authenticated';
    const isAnother = wasIn && before.userId !== null && before.userId !== userId;
    return { access, userId, isNew: !wasIn || before.userId !== userId, isAnother };
  },
});
sample({ clock: begun, fn: ({ access }) => access, target: $accessToken });
sample({ clock: begun, fn: ({ userId }) => userId, target: $userId });
sample({ clock: begun, fn: () => 'authenticated' as const, target: $sessionStatus });
sample({ clock: begun.filter({ fn: ({ isNew }) => isNew }), source: $epoch, fn: (epoch) => epoch + 1, target: $epoch });
sample({ clock: begun, filter: ({ isAnother }) => isAnother, fn: () => ({ reason: 'elsewhere' as const }), target: signedOut });
sample({ clock: begun, filter: ({ isNew }) => isNew, fn: ({ userId }) => ({ userId }), target: signedIn });

const ending = sample({ clock: ended, source: $sessionStatus, fn: (before, end) => ({ ...end, wasIn: before === 'authenticated' }) });
sample({ clock: ending, fn: () => null, target: [$accessToken, $userId] });
sample({ clock: ending, fn: ({ status }) => status, target: $sessionStatus });
sample({ clock: ending, source: $epoch, fn: (epoch) => epoch + 1, target: $epoch });
sample({
  clock: ending,
  filter: ({ wasIn, reason }) => wasIn || reason === 'wish',
  fn: ({ reason }) => ({ reason }),
  target: signedOut,
});
