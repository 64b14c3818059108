export type {
  PackForm,
  SeedBrand,
  SeedCatalogue,
  SeedCategory,
  SeedDictionary,
  SeedIngredient,
  SeedMeaning,
  SeedProduct,
  WordRole,
} from './catalogue.ts';
export type {
  SeedAccount,
  SeedArticle,
  SeedBlock,
  SeedCity,
  SeedCompany,
  SeedContent,
  SeedDelivery,
  SeedPage,
  SeedPickupPoint,
  SeedQuestion,
  SeedSection,
  SeedSlide,
} from './shop.ts';
export type { Texts } from './texts.ts';
