export {
  createI18n,
  type I18n,
  I18nProvider,
  type LocaleTexts,
  type TextValues,
  type Translate,
  useTranslation,
} from '@vitrava/shared-kit/i18n/react';
