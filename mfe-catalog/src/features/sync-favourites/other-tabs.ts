import { createPresence } from '@vitrava/shared-kit/models/presence';
import { createTabChannel } from '@vitrava/shared-kit/models/tab-channel';
import { val } from '@withease/contracts';
import { merge } from 'effector';
import { favouritesItem } from './device.ts';

/** Notifies other tabs that the server's favourites have changed; the message has no further content. */
export const tabs = createTabChannel({ name: favouritesItem.key, contract: val(null) });

/** When this page may have missed such a message. */
export const presence = createPresence();

/** Another tab has changed what the server keeps, or this page may have missed such a change. */
export const serverChanged = merge([tabs.received, presence.reconnected, presence.returned.filter({ fn: ({ wasAway }) => wasAway })]);
