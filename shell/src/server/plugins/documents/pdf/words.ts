import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

interface DocumentWords {
  readonly shop: string;
  readonly edition: (date: string) => string;
  readonly page: (number: number, count: number) => string;
  readonly seller: string;
}

const WORDS: Readonly<Record<LocaleCode, DocumentWords>> = {
  ru: {
    shop: 'Витрава',
    edition: (date) => `Редакция от\u00a0${date}\u00a0года`,
    page: (number, count) => `стр.\u00a0${number} из\u00a0${count}`,
    seller: 'Продавец и\u00a0контакты',
  },
  en: {
    shop: 'Vitrava',
    edition: (date) => `Edition of ${date}`,
    page: (number, count) => `page ${number} of ${count}`,
    seller: 'The seller and how to reach us',
  },
};

/** What every document says, whatever it is about. */
export function documentWords(locale: LocaleCode): DocumentWords {
  return WORDS[locale];
}
