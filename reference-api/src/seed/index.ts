export { buildCatalogue } from './catalogue/build.ts';
export { buildContent } from './content/build.ts';
export { SEED_STAMP } from './stamp.ts';
