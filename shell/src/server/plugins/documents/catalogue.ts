import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';

/** A static document of the shop, and which words of which page it is made of. */
export interface DocumentDefinition {
  /** Name of the file (specification, section 2). */
  readonly file: string;
  /** Page of the API. */
  readonly page: string;
  /** Its sections, in the order of the document; null: all of them. */
  readonly sections: readonly string[] | null;
  readonly title: Readonly<Record<LocaleCode, string>>;
  readonly lead: Readonly<Record<LocaleCode, string>>;
}

export const DOCUMENTS: readonly DocumentDefinition[] = [
  {
    file: 'personal_data_privacy.pdf',
    page: 'privacy-policy',
    sections: null,
    title: { ru: 'Политика обработки персональных данных', en: 'Personal data policy' },
    lead: {
      ru: 'Какие данные мы просим, зачем они нужны, сколько хранятся и\u00a0как их удалить.',
      en: 'What data we ask for, what it is needed for, how long it is kept and how to have it deleted.',
    },
  },
  {
    file: 'rules_of_using_trading_platform.pdf',
    page: 'legal-information',
    sections: ['platform-rules'],
    title: { ru: 'Правила пользования торговой площадкой', en: 'Rules of using the trading platform' },
    lead: {
      ru: 'Что можно делать на\u00a0сайте «Витрава», за\u00a0что отвечаем мы и\u00a0о\u00a0чём просим вас.',
      en: 'What you can do on the Vitrava site, what we answer for and what we ask of you.',
    },
  },
  {
    file: 'rules_of_sale.pdf',
    page: 'legal-information',
    sections: ['sale-rules', 'returns'],
    title: { ru: 'Правила продажи и\u00a0возврата товаров', en: 'Terms of sale and returns' },
    lead: {
      ru: 'На\u00a0каких условиях мы продаём, доставляем и\u00a0принимаем товары обратно.',
      en: 'On what terms we sell and deliver goods, and take them back.',
    },
  },
];
