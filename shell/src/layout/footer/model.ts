import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $settings, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { combine, createEvent, sample } from 'effector';
import { $shopMap, popupOf } from '../../shop-map/index.ts';

/** «Write to us» was chosen. */
export const contactRequested = createEvent();

/** The Telegram bot was asked for. */
export const telegramRequested = createEvent();

/** The bot is for customers, and only while the CMS has it on. */
export const $hasTelegram = combine($sessionStatus, $settings, (status, { telegramBot }) => status === 'authenticated' && telegramBot);

const popup = sample({
  clock: [contactRequested.map(() => 'contact' as const), telegramRequested.map(() => 'telegram' as const)],
  source: $shopMap,
  fn: popupOf,
});
sample({ clock: popup, filter: (found) => found !== null, target: popupRequested });
