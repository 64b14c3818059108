import { createApiFx } from '@vitrava/shared-kit/api-client';
import { CONFIRMATION } from '@vitrava/shared-kit/contracts/limits';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { interval } from 'patronum/interval';
import { telegramLinkContract } from '../../contracts.ts';
import { type CodePopup, fail, look, NO_CODE, request, show } from './code.ts';

export const TelegramGate = createGate({ name: 'TelegramGate' });

/** The contract accepts only a PNG as the picture and only an `https:` address as the link. */
const loadLinkFx = createApiFx({
  name: 'loadLinkFx',
  request: (_: void) => ({ path: 'api/users/tg_link/', authorized: true }),
  contract: telegramLinkContract,
});

/** The shopper wants a code, or another in place of the one that has ended. */
export const codeRequested = createEvent();

export const $isLoading = loadLinkFx.pending;

const LIFE_MS = CONFIRMATION.codeMinutes * 60_000;

const loaded = sample({
  clock: loadLinkFx.doneData,
  source: TelegramGate.status,
  filter: Boolean,
  fn: (_, { qr_link_png, tg_link }) => ({ picture: qr_link_png, link: tg_link, until: Date.now() + LIFE_MS }),
});

// A phone that slept has not counted: what matters is the time, not how often it ticked.
const { tick } = interval({ timeout: 1000, start: loaded, stop: TelegramGate.close });

/** Not stored, because the link connects any Telegram user to the account. */
export const $popup = createStore<CodePopup>(NO_CODE, { serialize: 'ignore' })
  .on(loadLinkFx, request)
  .on(loaded, show)
  .on(loadLinkFx.failData, fail)
  .on(tick, (popup) => look(popup, Date.now()))
  .reset(TelegramGate.close);

sample({
  clock: [TelegramGate.open, codeRequested],
  source: $isLoading,
  filter: (isLoading) => !isLoading,
  fn: () => undefined,
  target: loadLinkFx,
});
