export { isAbsent } from './absent-pages.ts';
export { composePage } from './compose-page.ts';
export { measuredPage } from './measured-page.ts';
export { createPagePermits, type PagePermits } from './page-permits.ts';
export { createPages, type Pages, type PagesOptions } from './pages.ts';
export { prerenderSlots } from './prerender-slots.ts';
export type { RequestedPage } from './requested-page.ts';
export { sendStatic } from './static-answers.ts';
export { createWholePages, payloadKey, recordParts, type WholePayload } from './whole-pages.ts';
