import de from '../../../locales/de.json';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { type LocaleCode, writtenFor } from '../../contracts/locale.ts';
import { createI18n, type I18n, type LocaleTexts, useTranslation } from '../../i18n/index.ts';

/** Other languages of a shop show its default language. */
const TEXTS = { ru, en, de };

const made = new Map<LocaleCode, I18n>();

/** The kit's own texts in one language. */
export function kitTexts(locale: LocaleCode): I18n {
  const known = made.get(locale) ?? createI18n(locale, writtenFor<LocaleTexts>(TEXTS, locale));
  made.set(locale, known);
  return known;
}

/** Words on the kit's own buttons and lists: «Показать пароль», "Clear input". */
export type KitWord = keyof typeof ru.words;

/** Gives the kit's own words in the language around a view. */
export function useWords(): (word: KitWord) => string {
  const { t } = kitTexts(useTranslation().language);
  return (word) => t(`words.${word}`);
}
