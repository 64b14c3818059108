import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { $isCheckLayout, $location, $settings } from '@vitrava/shared-kit/bus/shell';
import { combine } from 'effector';
import { $company } from '../company/index.ts';

/** The bot is for customers, and only while the CMS has it on. */
export const $hasTelegram = combine($sessionStatus, $settings, (status, { telegramBot }) => status === 'authenticated' && telegramBot);

/** Whatever the footer shows otherwise once it changes: where the shopper is, the slim one of the checkout, the bot, the logo, the company. */
export const $footerFacts = combine([$location, $isCheckLayout, $hasTelegram, $settings, $company]);
