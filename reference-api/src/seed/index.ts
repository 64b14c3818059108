export { buildCatalogue } from './catalogue/build.ts';
