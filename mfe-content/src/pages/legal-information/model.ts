import { createContentPage } from '../../features/content-page/index.ts';

export const model = createContentPage({ slug: 'legal-information', name: { ru: 'Правовая информация', en: 'Legal information' } });
