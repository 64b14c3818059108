import { LOCALE_CODES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { type Brand, SHOP } from '@vitrava/shared-kit/contracts/shop';
import { requireKeys } from '@vitrava/shared-kit/internal/shop-keys';
import declared from './brand.json' with { type: 'json' };

const BRAND: Readonly<Record<LocaleCode, Brand>> = SHOP.brand ?? declared;
for (const code of SHOP.brand ? LOCALE_CODES : []) requireKeys(BRAND[code] ?? {}, declared.en, `brand.${code}.`);

/** The brand of the shop in a language. */
export function brandIn(locale: LocaleCode): Brand {
  return BRAND[locale];
}
