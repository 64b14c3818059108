import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

/** Words of the head are made by models, which know no i18next. */
export type Words = Readonly<Record<LocaleCode, string>>;

const SHOP: Words = { ru: 'Витрава', en: 'Vitrava' };

export function inLanguage(words: Words, locale: LocaleCode): string {
  return words[locale];
}

/** «Новости — Витрава». */
export function pageTitle(name: string, locale: LocaleCode): string {
  return `${name} — ${SHOP[locale]}`;
}
