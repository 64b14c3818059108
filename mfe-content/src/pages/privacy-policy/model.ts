import { createContentPage } from '../../features/content-page/index.ts';

export const model = createContentPage({ slug: 'privacy-policy' });
