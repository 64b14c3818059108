export { type PageDataOptions, registerPageData } from './page-data.ts';
