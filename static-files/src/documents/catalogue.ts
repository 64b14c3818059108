import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { translatorOf } from '../texts/index.ts';

/** A printed document of the shop, and the sections of the page that it consists of. */
export interface DocumentDefinition {
  /** Name of the file (specification, section 2). */
  readonly file: string;
  /** Page of the API. */
  readonly page: string;
  /** Its sections, in the order of the document; null: all of them. */
  readonly sections: readonly string[] | null;
  /** Key of its title and lead among the texts: `documents.<key>`. */
  readonly key: string;
}

export const DOCUMENTS: readonly DocumentDefinition[] = [
  { file: 'personal_data_privacy.pdf', page: 'privacy-policy', sections: null, key: 'privacy' },
  { file: 'rules_of_using_trading_platform.pdf', page: 'legal-information', sections: ['platform-rules'], key: 'platform' },
  { file: 'rules_of_sale.pdf', page: 'legal-information', sections: ['sale-rules', 'returns'], key: 'sale' },
];

/** Address of a document without its language, which is also its path in the folder of static files. */
export function documentPath({ file }: DocumentDefinition): string {
  return `/web/docs/${file}`;
}

export function documentTitle({ key }: DocumentDefinition, locale: LocaleCode): string {
  return translatorOf(locale)(`documents.${key}.title`);
}
