import { createPresence } from '@vitrava/shared-kit/models/presence';
import { createTabChannel } from '@vitrava/shared-kit/models/tab-channel';
import { val } from '@withease/contracts';
import { createEvent, merge, sample } from 'effector';
import { favouritesItem } from './device.ts';

/** Says that the server keeps other favourites than before; there is nothing more to it. */
export const tabs = createTabChannel({ name: favouritesItem.key, contract: val(null) });

const presence = createPresence();

/** Begins to listen to other tabs, and for the shopper's return. */
export const followElsewhere = createEvent();
sample({ clock: followElsewhere, target: [tabs.open, presence.start] });

/** Another tab has changed what the server keeps, or this page may have missed such a change. */
export const serverChanged = merge([tabs.received, presence.wentOnline, presence.returned.filter({ fn: ({ wasAway }) => wasAway })]);
