import { attach, createStore, sample } from 'effector';
import { createRecord, type SessionRecord, writeRecord } from './record.ts';
import { $record } from './state.ts';
import type { Tabs } from './tabs.ts';

/** The other tabs; null before the session has started. */
export const $tabs = createStore<Tabs | null>(null, { serialize: 'ignore' });

interface Change {
  /** Whose session it is; null: it has ended. */
  readonly user: number | null;
  readonly untold?: boolean;
  readonly access?: string | null;
  /** A sign-in begins a session of its own even for the same customer; a refresh goes on with the one there is. */
  readonly isNew: boolean;
}

/** Keeps on this device how the session stands and tells the other tabs. */
export const keepFx = attach({
  source: { tabs: $tabs, known: $record },
  effect({ tabs, known }, { user, untold = false, access = null, isNew }: Change): SessionRecord {
    const isSame = !isNew && known?.user === user;
    const record = !isSame ? createRecord(user, untold) : known.untold === untold ? known : { ...known, untold };
    if (record !== known) writeRecord(record);
    tabs?.tell({ record, access });
    return record;
  },
});

sample({ clock: keepFx.doneData, target: $record });
