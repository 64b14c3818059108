import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { type Brand, SHOP } from '@vitrava/shared-kit/contracts/shop';
import declared from './brand.json' with { type: 'json' };

/** The brand of the shop in a language. */
export function brandIn(locale: LocaleCode): Brand {
  return (SHOP.brand ?? declared)[locale];
}
