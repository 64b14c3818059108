import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, type Translate } from '@vitrava/shared-kit/i18n';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

const TRANSLATORS: Readonly<Record<LocaleCode, Translate>> = { ru: createI18n('ru', ru).t, en: createI18n('en', en).t };

export function translatorOf(locale: LocaleCode): Translate {
  return TRANSLATORS[locale];
}
