export { absentPages, isAbsent } from './absent-pages.ts';
export { type AskedPage, composePage } from './compose-page.ts';
export { createPages, type Pages } from './pages.ts';
