import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, type I18n } from '@vitrava/shared-kit/i18n';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';

export const TEXTS: Readonly<Record<LocaleCode, I18n>> = { ru: createI18n('ru', ru), en: createI18n('en', en) };
