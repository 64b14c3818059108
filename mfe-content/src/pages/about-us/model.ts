import { createSideQuery } from '@vitrava/shared-kit/models/page-query';
import { latestNewsContract } from '../../contracts.ts';
import { createContentPage } from '../../features/content-page/index.ts';

export const model = createContentPage({ slug: 'about-us' });

/** What we wrote last; the page does without it when the API does. */
export const latestNews = createSideQuery({
  name: 'content/latest-news',
  beside: model.query,
  params: () => null,
  call: () => ({ path: 'api/news/', query: { page_size: 3 } }),
  contract: latestNewsContract,
  fallback: { results: [] },
});
