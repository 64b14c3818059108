import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEvent, sample } from 'effector';
import { $shopMap, popupOf } from '../../shop-map/index.ts';

export const telegramRequested = createEvent();

const $popup = $shopMap.map((map) => popupOf(map, 'telegram'));
sample({ clock: telegramRequested, source: $popup, filter: (popup) => popup !== null, target: popupRequested });
