export { type AskedPage, composePage } from './compose-page.ts';
export { createPages, type Pages } from './pages.ts';
