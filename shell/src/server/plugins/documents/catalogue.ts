/** A static document of the shop, and which words of which page it is made of. */
export interface DocumentDefinition {
  /** Name of the file (specification, section 2). */
  readonly file: string;
  /** Page of the API. */
  readonly page: string;
  /** Its sections, in the order of the document; null: all of them. */
  readonly sections: readonly string[] | null;
  /** Where its title and lead are among the words of the server: `documents.<words>`. */
  readonly words: string;
}

export const DOCUMENTS: readonly DocumentDefinition[] = [
  { file: 'personal_data_privacy.pdf', page: 'privacy-policy', sections: null, words: 'privacy' },
  { file: 'rules_of_using_trading_platform.pdf', page: 'legal-information', sections: ['platform-rules'], words: 'platform' },
  { file: 'rules_of_sale.pdf', page: 'legal-information', sections: ['sale-rules', 'returns'], words: 'sale' },
];
