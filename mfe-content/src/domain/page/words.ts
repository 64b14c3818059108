import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

/** Words of the head are made by models, which know no texts of views. */
const SHOP = { ru: 'Витрава', en: 'Vitrava' } as const;

/** «Новости — Витрава». */
export function pageTitle(name: string, locale: LocaleCode): string {
  return `${name} — ${SHOP[locale]}`;
}
