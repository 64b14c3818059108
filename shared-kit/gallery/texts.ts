import type { LocaleCode } from '../src/contracts/locale.ts';
import en from './locales/en.json';
import ru from './locales/ru.json';

/** Texts of the gallery in both languages; the shop's own are in the locale files of the remotes. */
export type Texts = typeof ru;

const TEXTS: Readonly<Record<LocaleCode, Texts>> = { ru, en };

export function textsOf(locale: LocaleCode): Texts {
  return TEXTS[locale];
}
