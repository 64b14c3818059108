import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { $isCheckLayout, $locale, $location, $pendingNavigation } from '@vitrava/shared-kit/bus/shell';
import type { UserPatch } from '@vitrava/shared-kit/contracts/api';
import { isLocaleCode, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { anything } from '@withease/contracts';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { spread } from 'patronum/spread';
import { takeLanguageChoice } from '../chosen-language/index.ts';
import { type Choice, recallChoice, storedChoice } from './choice.ts';
import { followRecord, recordedLanguage } from './follow-record.ts';
import { type CustomerRecord, customerCame, customerRead } from './record.ts';

/* The customer's record follows the language switch; at sign-in the shop follows the record (docs/decisions/057). */

/** Another language was chosen; the browser follows the link of the switch. */
export const languageChosen = createEvent<LocaleCode>();

/** Listens to the switches, which are plain links. Part of the start, so small and without access to customers. */
const listenFx = createEffect(() => {
  const choose = scopeBind(languageChosen, { safe: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang][href^="/locale?"]') : null;
      if (isLocaleCode(link?.hreflang)) choose(link.hreflang);
    },
    true,
  );
});

const $isListening = createStore(false, { serialize: 'ignore' }).on(listenFx, () => true);
sample({ clock: customerCame, source: $isListening, filter: (isListening) => !isListening, fn: () => undefined, target: listenFx });

/** The API will respond the same again: no such record, or no such field. */
const isFinal = (error: ApiError): boolean => error.kind === 'status' && error.status < 500 && error.status !== 401 && error.status !== 429;

/** Sent while the link of the switch is followed, which never waits for it. */
const saveLanguageFx = createApiFx({
  name: 'saveLanguageFx',
  request: ({ user, language }: Choice) => ({
    path: `api/users/${user}/`,
    method: 'PATCH',
    authorized: true,
    keepalive: true,
    body: { ui_language: language } satisfies UserPatch,
  }),
  contract: anything,
});

const keepFx = createEffect((choice: Choice) => storedChoice.write(choice));
const clearFx = createEffect(() => storedChoice.remove());
const recallFx = createEffect(({ userId }: CustomerRecord) => ({ choice: recallChoice(userId), isSwitched: takeLanguageChoice() }));

/** To another document, as by the switch: the server remembers the language and renders it. A redirect keeps the anchor (Fetch, 4.4). */
export const followFx = createEffect((href: string) => location.assign(`${href}${location.hash}`));

sample({
  clock: languageChosen,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId, locale) => ({ user: userId as number, language: recordedLanguage(locale) }),
  target: [keepFx, saveLanguageFx],
});

sample({ clock: customerRead, target: recallFx });
sample({
  clock: recallFx.done,
  source: { locale: $locale, isCheckout: $isCheckLayout, pending: $pendingNavigation, location: $location },
  fn: (page, { params, result }) => followRecord({ ...params, ...result }, page),
  target: spread({ drop: clearFx, keep: keepFx, save: saveLanguageFx, follow: followFx }),
});
sample({
  clock: [saveLanguageFx.done, saveLanguageFx.failData.filter({ fn: isFinal })],
  fn: () => undefined,
  target: clearFx,
});
