import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { attach, createEffect, createEvent, merge, sample, scopeBind } from 'effector';
import { newsHeard } from './elsewhere.ts';
import { $tabs } from './keep.ts';
import { readRecord } from './record.ts';
import { refreshed, refreshFx } from './renewal.ts';
import { farewellRequested } from './sign-out.ts';
import { $record, ended } from './state.ts';
import { openTabs } from './tabs.ts';

const RETRY_MS = 20_000;

/** Begins the session of this page: tries a refresh, after which the shop knows whether the visitor is signed in. */
export const sessionStarted = createEvent();

/** The shopper has come back to this tab, or the network has. */
const returned = createEvent();

const startFx = createEffect(() => {
  const heard = scopeBind(newsHeard, { safe: true });
  const comeBack = scopeBind(returned, { safe: true });
  addEventListener('visibilitychange', () => document.hidden || comeBack());
  addEventListener('online', () => comeBack());
  return { tabs: openTabs(heard), record: readRecord() };
});

sample({ clock: sessionStarted, target: startFx });
sample({ clock: startFx.doneData, fn: ({ tabs }) => tabs, target: $tabs });
sample({ clock: startFx.doneData, fn: ({ record }) => record, target: $record });

/** What the device remembers, when that is news to this tab: it may have slept while others signed in or out. */
const lookFx = attach({
  source: $record,
  effect(known) {
    const record = readRecord();
    const isNews = record !== null && (record.at !== known?.at || record.untold !== known.untold);
    return { known, news: isNews ? record : null };
  },
});

sample({ clock: returned, target: lookFx });
sample({
  clock: lookFx.doneData.filterMap(({ news }) => news ?? undefined),
  fn: (record) => ({ record, access: null }),
  target: newsHeard,
});

const resumed = merge([startFx.doneData, lookFx.doneData.filterMap(({ known, news }) => (news ? undefined : { record: known }))]);
sample({ clock: startFx.doneData, filter: ({ record }) => record?.user !== null, fn: () => undefined, target: refreshFx });
sample({
  clock: lookFx.doneData,
  filter: ({ known, news }) => news === null && known !== null && known.user !== null,
  fn: () => undefined,
  target: refreshFx,
});
sample({
  clock: startFx.doneData,
  filter: ({ record }) => record?.user === null,
  fn: () => ({ reason: 'elsewhere' as const, status: 'anonymous' as const }),
  target: ended,
});
sample({ clock: resumed, filter: ({ record }) => record?.user === null && record.untold, fn: () => undefined, target: farewellRequested });

// A customer whom trouble keeps out is let in as soon as it is over.
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS)));
sample({
  clock: refreshed,
  source: { record: $record, status: $sessionStatus, isWaiting: waitFx.pending },
  filter: ({ record, status, isWaiting }, { kind }) =>
    kind === 'trouble' && status !== 'authenticated' && !isWaiting && record !== null && record.user !== null,
  fn: () => undefined,
  target: waitFx,
});
sample({ clock: waitFx.done, fn: () => undefined, target: returned });
