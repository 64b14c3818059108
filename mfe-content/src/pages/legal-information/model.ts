import { companyContract } from '@vitrava/shared-kit/contracts/browser';
import { createSideQuery } from '@vitrava/shared-kit/models/page-query';
import { createContentPage } from '../../features/content-page/index.ts';
import type { PrintedDocument } from '../../features/printed-documents/index.ts';

export const model = createContentPage({ slug: 'legal-information' });

/** The seller; the documents are shown without it when the API does not respond. */
export const seller = createSideQuery({
  name: 'content/legal-information-seller',
  beside: model.query,
  params: () => null,
  call: () => ({ path: 'api/company/' }),
  contract: companyContract,
  fallback: null,
});

/** Of which section each document is made. */
const SECTIONS: readonly (readonly [PrintedDocument, string])[] = [
  ['personal_data_privacy', 'data-policy'],
  ['rules_of_using_trading_platform', 'platform-rules'],
  ['rules_of_sale', 'sale-rules'],
];

/** The documents that the shop has words for; all of them while the page is not there: a document outlives an API that is away. */
export const $documents = model.query.$data.map((page) =>
  SECTIONS.filter(([, id]) => !page || page.sections.some((section) => section.id === id)).map(([name]) => name),
);
