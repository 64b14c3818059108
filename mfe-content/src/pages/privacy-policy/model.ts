import { companyContract } from '@vitrava/shared-kit/contracts/browser';
import { createSideQuery } from '@vitrava/shared-kit/models/page-query';
import { createContentPage } from '../../features/content-page/index.ts';

export const model = createContentPage({ slug: 'privacy-policy' });

/** The seller; the documents are shown without it when the API does not respond. */
export const seller = createSideQuery({
  name: 'content/privacy-policy-seller',
  beside: model.query,
  params: () => null,
  call: () => ({ path: 'api/company/' }),
  contract: companyContract,
  fallback: null,
});
