import { attach, createStore } from 'effector';
import type { Session } from './machine/index.ts';
import { writeRecord } from './record.ts';
import type { Tabs } from './tabs.ts';

/** The other tabs; null before the session has started. */
export const $tabs = createStore<Tabs | null>(null, { serialize: 'ignore' });

/** Stores the session's state on this device and sends it to the other tabs. */
export const publishFx = attach({
  source: $tabs,
  effect(tabs, { record, isNew, access }: NonNullable<Session['next']['publish']>): void {
    if (isNew) writeRecord(record);
    tabs?.send({ record, access });
  },
});
