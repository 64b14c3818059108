import { createPresence } from '@vitrava/shared-kit/models/presence';
import { sample } from 'effector';
import { OrdersGate } from './gate.ts';
import { ordersReloadRequested } from './model.ts';

const presence = createPresence();

/** Back from the acquirer's page by the browser's cache: what was under way then is over. */
export const cameBack = presence.returned.filter({ fn: ({ wasAway }) => wasAway });

sample({ clock: OrdersGate.open, fn: () => undefined, target: presence.start });
// What another tab, the shop or the acquirer has done meanwhile is to be seen. Without an open page the reload asks for nothing.
sample({ clock: presence.returned, fn: () => undefined, target: ordersReloadRequested });
