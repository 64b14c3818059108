export { buildCatalogue } from './build.ts';
export { readCatalogueFacts } from './facts.ts';
export { typograph } from './words.ts';
