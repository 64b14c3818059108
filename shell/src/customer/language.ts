import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { $locale, $location, $pendingNavigation } from '@vitrava/shared-kit/bus/shell';
import type { User, UserPatch } from '@vitrava/shared-kit/contracts/api';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { anything, num, obj, or, val } from '@withease/contracts';
import { createEffect, sample } from 'effector';
import { languageChosen, languageHref } from '../layout/index.ts';
import { switchLanguage } from '../routing/index.ts';
import { type CustomerRecord, customerRead } from './record.ts';

/*
 * The language that the customer's record holds follows the switch, and the shop follows the record when someone signs in
 * (docs/decisions/057).
 */

const LANGUAGES: Readonly<Record<LocaleCode, User['ui_language']>> = { ru: 'russian', en: 'english' };

const otherThan = (locale: LocaleCode): LocaleCode => (locale === 'ru' ? 'en' : 'ru');

/** A choice that the record may not know of yet: the document that it was made in has gone. */
interface Choice {
  readonly user: number;
  readonly language: User['ui_language'];
}

const choiceContract = obj({ user: num, language: or(val('russian'), val('english')) });

const storedChoice = createStorageItem<Choice | null>({
  key: 'vitrava.language.v1',
  parse: (stored) => (choiceContract.isData(stored) ? stored : null),
});

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

const keepFx = createEffect((choice: Choice) => void storedChoice.write(choice));
const forgetFx = createEffect(() => storedChoice.remove());
const recallFx = createEffect(({ userId }: CustomerRecord) => {
  const choice = storedChoice.read();
  return choice?.user === userId ? choice : null;
});

/** To another document, as by the switch: the server remembers the language. */
export const followFx = createEffect((href: string) => switchLanguage(href));

const chosen = sample({
  clock: languageChosen,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId, locale) => ({ user: userId as number, language: LANGUAGES[locale] }),
});
sample({ clock: chosen, target: [keepFx, saveLanguageFx] });

sample({ clock: customerRead, target: recallFx });
const recalled = recallFx.done.map(({ params, result: choice }) => ({ ...params, choice }));

// The document that the choice was made in has gone before the answer came: the record says whether it was heard.
sample({
  clock: recalled.filterMap(({ choice, language }) => (choice !== null && choice.language !== language ? choice : undefined)),
  target: saveLanguageFx,
});
sample({
  clock: [recalled.filter({ fn: ({ choice, language }) => choice?.language === language }), saveLanguageFx.done],
  fn: () => undefined,
  target: forgetFx,
});

const following = sample({
  clock: recalled,
  source: $locale,
  filter: (locale, { isHere, choice, language }) => isHere && choice === null && language === LANGUAGES[otherThan(locale)],
});
// Where the shopper is, or was going when sign-in came between.
sample({
  clock: following,
  source: { locale: $locale, pending: $pendingNavigation, location: $location },
  fn: ({ locale, pending, location: { pathname, search } }) => languageHref(otherThan(locale), pending ?? pathname + search),
  target: followFx,
});
