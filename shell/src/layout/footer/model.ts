import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $settings, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { combine, createEvent, sample } from 'effector';
import { $shopMap, popupOf } from '../../shop-map/index.ts';

/** «Write to us» was chosen. */
export const contactRequested = createEvent();

/** The bot is for customers, and only while the CMS has it on. */
export const $hasTelegram = combine($sessionStatus, $settings, (status, { telegramBot }) => status === 'authenticated' && telegramBot);

const popup = sample({ clock: contactRequested, source: $shopMap, fn: (map) => popupOf(map, 'contact') });
sample({ clock: popup, filter: (found) => found !== null, target: popupRequested });
