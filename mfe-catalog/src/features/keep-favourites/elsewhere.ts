import { createPresence } from '@vitrava/shared-kit/models/presence';
import { createTabChannel } from '@vitrava/shared-kit/models/tab-channel';
import { val } from '@withease/contracts';
import { merge } from 'effector';
import { favouritesItem } from './device.ts';

/** Says that the server keeps other favourites than before; there is nothing more to it. */
export const tabs = createTabChannel({ name: favouritesItem.key, contract: val(null) });

/** When this page may have missed such a message. */
export const presence = createPresence();

/** Another tab has changed what the server keeps, or this page may have missed such a change. */
export const serverChanged = merge([tabs.received, presence.wentOnline, presence.returned.filter({ fn: ({ wasAway }) => wasAway })]);
