import { createApiFx } from '@vitrava/shared-kit/api-client';
import { CONFIRMATION } from '@vitrava/shared-kit/contracts/limits';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { and, type Contract, obj, str } from '@withease/contracts';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { interval } from 'patronum/interval';

/** Open while the popup is. */
export const TelegramGate = createGate({ name: 'TelegramGate' });

const startsWith = (beginning: string): Contract<string, string> => ({
  isData: (text): text is string => text.startsWith(beginning),
  getErrorMessages: () => [`it does not begin with ${beginning}`],
});

/** Nothing but a picture may become a picture, and nothing but an address of the web a link. */
const loadLinkFx = createApiFx({
  name: 'loadLinkFx',
  request: (_: void) => ({ path: 'api/users/tg_link/', authorized: true }),
  contract: obj({ qr_link_png: and(str, startsWith('data:image/png;base64,')), tg_link: and(str, startsWith('https://')) }),
});

/** The shopper wants a code, or another in place of the one that has ended. */
export const codeRequested = createEvent();

/** A link to the bot, as a picture and as an address, and until when it can be used (ms since 1970). */
export interface Code {
  readonly picture: string;
  readonly link: string;
  readonly until: number;
}

export type Trouble = 'off' | 'connection' | 'throttled' | 'unknown';

/** Neither is stored: whoever has the link can tie their Telegram to the account. */
export const $code = createStore<Code | null>(null, { serialize: 'ignore' });
export const $trouble = createStore<Trouble | null>(null, { serialize: 'ignore' });
export const $isExpired = createStore(false, { serialize: 'ignore' });
export const $isLoading = loadLinkFx.pending;

const LIFE_MS = CONFIRMATION.codeMinutes * 60_000;

const wanted = sample({
  clock: [TelegramGate.open, codeRequested],
  source: $isLoading,
  filter: (isLoading) => !isLoading,
  fn: () => undefined,
});
sample({ clock: wanted, target: [loadLinkFx, $trouble.reinit] });

const arrived = sample({ clock: loadLinkFx.doneData, source: TelegramGate.status, filter: Boolean, fn: (_, answer) => answer });
sample({
  clock: arrived,
  fn: ({ qr_link_png, tg_link }): Code => ({ picture: qr_link_png, link: tg_link, until: Date.now() + LIFE_MS }),
  target: $code,
});
sample({ clock: loadLinkFx.failData, fn: troubleOf, target: $trouble });

function troubleOf(error: ApiError): Trouble {
  if (error.kind === 'contract') return 'unknown';
  if (error.kind !== 'status') return 'connection';
  if (error.status === 403) return 'off';
  return error.status === 429 ? 'throttled' : 'unknown';
}

// A phone that slept has not counted: what matters is the time, not how often it ticked.
const { tick } = interval({ timeout: 1000, start: arrived, stop: TelegramGate.close });
sample({ clock: tick, source: $code, fn: (code) => code !== null && Date.now() >= code.until, target: $isExpired });
sample({ clock: arrived, fn: () => false, target: $isExpired });

sample({ clock: TelegramGate.close, target: [$code.reinit, $trouble.reinit, $isExpired.reinit] });
