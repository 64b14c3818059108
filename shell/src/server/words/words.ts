import { inEveryLanguage, type LocaleCode, writtenFor } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, type Translate } from '@vitrava/shared-kit/i18n';
import de from '../../../locales/server/de.json' with { type: 'json' };
import en from '../../../locales/server/en.json' with { type: 'json' };
import ru from '../../../locales/server/ru.json' with { type: 'json' };

const FILES = { ru, en, de };
const WORDS = inEveryLanguage((locale) => createI18n(locale, writtenFor(FILES, locale)).t);

/** Texts of the server itself, for pages without a shell. Browsers do not load them. */
export function serverWords(locale: LocaleCode): Translate {
  return WORDS[locale];
}
