import { inEveryLanguage, type LocaleCode, writtenFor } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, type Translate } from '@vitrava/shared-kit/i18n';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

const FILES = { ru, en };
const TRANSLATORS = inEveryLanguage((locale) => createI18n(locale, writtenFor(FILES, locale)).t);

export function translatorOf(locale: LocaleCode): Translate {
  return TRANSLATORS[locale];
}
