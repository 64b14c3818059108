import { createInstance, type I18n } from '@vitrava/shared-kit/i18n/react';
import type { LocaleCode } from '../contracts/locale.ts';

export { type I18n, I18nextProvider, useTranslation } from '@vitrava/shared-kit/i18n/react';

/** Texts of one language as a remote's `locales/<code>.json` holds them: nested objects of strings. */
export interface LocaleTexts {
  readonly [key: string]: string | LocaleTexts;
}

/**
 * An i18next instance over one remote's texts in one language, ready at once. Interpolation does not escape: React does.
 * A missing key shows itself, so that it is seen and a test can find it.
 */
export function createI18n(locale: LocaleCode, texts: LocaleTexts): I18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { translation: texts } },
  });
  return instance;
}
