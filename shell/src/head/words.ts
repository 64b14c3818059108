import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

import { shopName } from '../page-title/index.ts';

/** What the head of every document says of the shop. */
export interface HeadWords {
  readonly shop: string;
  readonly title: string;
  readonly description: string;
  readonly country: string;
}

const WORDS: Readonly<Record<LocaleCode, Omit<HeadWords, 'shop'>>> = {
  ru: {
    title: 'Витрава — витамины и товары для здоровья',
    description:
      'Интернет-магазин витаминов, биологически активных добавок и товаров для здоровья, красоты и активной жизни. Доставка по России.',
    country: 'Россия',
  },
  en: {
    title: 'Vitrava — vitamins and goods for health',
    description: 'Online shop for vitamins, dietary supplements and goods for health, beauty and active life. Delivery across Russia.',
    country: 'Russia',
  },
};

export function headWords(locale: LocaleCode): HeadWords {
  return { shop: shopName(locale), ...WORDS[locale] };
}
