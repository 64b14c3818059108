import { inEveryLanguage, type LocaleCode, writtenFor } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, type I18n, type LocaleTexts } from '@vitrava/shared-kit/i18n';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';

export const TEXTS: Readonly<Record<LocaleCode, I18n>> = inEveryLanguage((locale) =>
  createI18n(locale, writtenFor<LocaleTexts>({ ru, en }, locale)),
);
