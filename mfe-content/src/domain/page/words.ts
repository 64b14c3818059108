import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';

/** Words of the head are made by models, which know no i18next. */
const SHOP = { ru: 'Витрава', en: 'Vitrava' } as const;

/** «Новости — Витрава». */
export function pageTitle(name: string, locale: LocaleCode): string {
  return `${name} — ${SHOP[locale]}`;
}

/** The head of a page of our own prose; without words until they are there. */
export function proseHead({
  locale,
  words,
}: {
  readonly locale: LocaleCode;
  readonly words: { readonly title: string; readonly description: string } | null;
}): PageHead {
  return words ? { title: pageTitle(words.title, locale), description: words.description } : { title: '' };
}
