import {
  $accessToken,
  $sessionStatus,
  $userId,
  accessGranted,
  signedIn,
  signedOut,
  signOutRequested,
} from '@vitrava/shared-kit/bus/session';
import { createPresence } from '@vitrava/shared-kit/models/presence';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { spread } from 'patronum/spread';
import { cancelLogoutFx, logoutRequested } from './logout.ts';
import { published } from './machine/index.ts';
import { $tabs, publishFx } from './publish.ts';
import { newStamp, readRecord } from './record.ts';
import { refreshFx } from './refresh.ts';
import { $session, occurred } from './store.ts';
import { openTabs, type TabMessage } from './tabs.ts';

/* The edges of the session: inputs become events of the machine, effects go to the bus, the device and the API. */

const RETRY_MS = 20_000;

/** Begins the session of this page: tries a refresh, after which it is known whether the visitor is signed in. */
export const sessionStarted = createEvent();

/** Fact: the visitor has signed in in this very tab. */
export const signedInInTab = createEvent<unknown>();

/** Fact: an existing session has ended without a request of the shopper. */
export const sessionLost = createEvent<unknown>();

const presence = createPresence();
const messageReceived = createEvent<TabMessage>();
const timePassed = createEvent<boolean>();

const openTabsFx = createEffect(() => openTabs(scopeBind(messageReceived, { safe: true })));
const readStartFx = createEffect(readRecord);
const readReturnFx = createEffect(readRecord);

// One reading at a time, the last that was requested. Not by patronum: this is on every first page, whose bytes are
// limited.
const $timer = createStore(0, { serialize: 'ignore' });
const lookFx = attach({
  source: $timer,
  effect(timer, at: number): number {
    const passed = scopeBind(timePassed, { safe: true });
    clearTimeout(timer);
    // A token that hardly lives is not renewed more often than a failed call is tried again. Browsers take what is beyond 2^31 ms for nothing.
    return window.setTimeout(() => passed(!document.hidden), Math.min(2e9, Math.max(RETRY_MS, at - Date.now() + 1000)));
  },
});

sample({ clock: sessionStarted, target: [presence.start, openTabsFx] });
sample({ clock: openTabsFx.doneData, target: [$tabs, readStartFx.prepend(() => undefined)] });
// The shopper has come back to this tab, or the network has.
sample({ clock: [presence.returned, presence.reconnected], fn: () => undefined, target: readReturnFx });

$timer.on(lookFx.doneData, (_, timer) => timer);

sample({
  clock: [
    readStartFx.doneData.map((stored) => ({ kind: 'page-started' as const, stored, at: newStamp() })),
    readReturnFx.doneData.map((stored) => ({ kind: 'returned' as const, stored, at: newStamp() })),
    messageReceived.map((message) => ({ kind: 'tab-message' as const, ...message, at: newStamp() })),
    accessGranted.map((grant) => ({ kind: 'access-granted' as const, ...grant, at: newStamp() })),
    timePassed.map((isSeen) => ({ kind: 'time-passed' as const, isSeen, at: newStamp() })),
    signOutRequested.map(() => ({ kind: 'sign-out-requested' as const, at: newStamp() })),
  ],
  target: occurred,
});

// The order is the order of the effects: stores before the facts about them, facts before storage and requests.
sample({
  clock: $session,
  fn: (session) => ({ ...published(session), ...session.next }),
  target: spread({
    signedInInTab,
    access: $accessToken,
    userId: $userId,
    status: $sessionStatus,
    signedOut,
    signedIn,
    sessionLost,
    cancelLogout: cancelLogoutFx,
    publish: publishFx,
    requestRefresh: refreshFx.prepend((_: unknown) => undefined),
    requestLogout: logoutRequested,
    lookAt: lookFx,
  }),
});
