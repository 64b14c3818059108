export { buildCatalogue } from './catalogue/build.ts';
export { buildContent } from './content/build.ts';
export { buildDelivery } from './delivery/build.ts';
export type {
  PackForm,
  SeedArticle,
  SeedBlock,
  SeedBrand,
  SeedCatalogue,
  SeedCategory,
  SeedCity,
  SeedCompany,
  SeedContent,
  SeedDelivery,
  SeedIngredient,
  SeedPage,
  SeedPickupPoint,
  SeedProduct,
  SeedQuestion,
  SeedSection,
  SeedSlide,
  Texts,
} from './shapes.ts';
export { SEED_STAMP } from './stamp.ts';
