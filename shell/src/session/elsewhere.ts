import { $sessionStatus, $userId } from '@vitrava/shared-kit/bus/session';
import { createEvent, sample } from 'effector';
import { isFromFuture } from './record.ts';
import { refreshed, refreshFx } from './renewal.ts';
import { farewellCalledOff } from './sign-out.ts';
import { $record, ended, tokenReceived } from './state.ts';
import type { TabNews } from './tabs.ts';

/** Another tab has told how the session stands, or this one has found it on the device. */
export const newsHeard = createEvent<TabNews>();

sample({
  clock: refreshed.filterMap((outcome) => (outcome.kind === 'superseded' ? { record: outcome.record, access: null } : undefined)),
  target: newsHeard,
});

// Two tabs may have acted at once: the later one is right.
const news = sample({
  clock: newsHeard,
  source: { known: $record, status: $sessionStatus, userId: $userId },
  filter: ({ known }, { record }) => known === null || isFromFuture(known) || record.at >= known.at,
  fn: ({ status, userId }, { record, access }) => ({ record, access, status, isAnother: record.user !== userId }),
});
sample({ clock: news, fn: ({ record }) => record, target: $record });

sample({
  clock: news,
  filter: ({ record, status }) => record.user === null && status !== 'anonymous',
  fn: () => ({ reason: 'elsewhere' as const, status: 'anonymous' as const }),
  target: ended,
});

const present = news.filter({ fn: ({ record }) => record.user !== null });
sample({ clock: present, fn: () => undefined, target: farewellCalledOff });
sample({ clock: present.filterMap(({ access }) => access ?? undefined), target: tokenReceived });
// Without a token this tab fetches its own, and never shows the one customer to the other meanwhile.
const tokenless = present.filter({ fn: ({ access }) => access === null });
sample({
  clock: tokenless,
  filter: ({ status, isAnother }) => status === 'authenticated' && isAnother,
  fn: () => ({ reason: 'elsewhere' as const, status: 'unknown' as const }),
  target: ended,
});
sample({ clock: tokenless, fn: () => undefined, target: refreshFx });
