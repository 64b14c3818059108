export { buildCatalogue } from './catalogue/build.ts';
export { buildContent } from './content/build.ts';
export type {
  PackForm,
  SeedArticle,
  SeedBlock,
  SeedBrand,
  SeedCatalogue,
  SeedCategory,
  SeedContent,
  SeedIngredient,
  SeedProduct,
  SeedQuestion,
  SeedSlide,
  Texts,
} from './shapes.ts';
export { SEED_STAMP } from './stamp.ts';
