import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEvent, sample } from 'effector';
import { $shopMap, popupOf } from '../../shop-map/index.ts';

/** The Telegram bot was asked for. */
export const telegramRequested = createEvent();

const popup = sample({ clock: telegramRequested, source: $shopMap, fn: (map) => popupOf(map, 'telegram') });
sample({ clock: popup, filter: (found) => found !== null, target: popupRequested });
