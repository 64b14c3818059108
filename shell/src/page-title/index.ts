import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

const SHOP: Readonly<Record<LocaleCode, string>> = { ru: 'Витрава', en: 'Vitrava' };

export function shopName(locale: LocaleCode): string {
  return SHOP[locale];
}

/**
 * «Новости — Витрава»: what a page calls itself, with the shop's name after it. A title that names the shop in that place, or begins with
 * it as the start page's does, stays as it is; releases from before the shell did this name it themselves.
 */
export function titleWithShop(title: string, locale: LocaleCode): string {
  const shop = SHOP[locale];
  return title === '' || title.startsWith(`${shop} — `) || title.endsWith(` — ${shop}`) ? title : `${title} — ${shop}`;
}
