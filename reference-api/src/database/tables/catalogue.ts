import type { LabelFacet } from '@vitrava/shared-kit/contracts/facets';
import { sql } from 'drizzle-orm';
import { boolean, customType, date, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { PackForm, SeedBrand, SeedMeaning, Texts } from '../../seed/index.ts';

/** PostgreSQL full text document; written by SQL, never read into JavaScript. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const brand = pgTable('brand', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  name: jsonb().$type<Texts>().notNull(),
  manufacturer: jsonb().$type<Texts>().notNull(),
  country: jsonb().$type<Texts>().notNull(),
  palette: jsonb().$type<SeedBrand['palette']>().notNull(),
  labelStyle: text('label_style').$type<SeedBrand['labelStyle']>().notNull(),
  searchNames: text('search_names').notNull(),
});

export const category = pgTable('category', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  parentId: integer('parent_id'),
  name: jsonb().$type<Texts>().notNull(),
  position: integer().notNull(),
  /** Ids from the root to this category. */
  path: integer().array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const ingredient = pgTable('ingredient', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  name: jsonb().$type<Texts>().notNull(),
  synonyms: jsonb().$type<readonly string[]>().notNull(),
  /** Every name, normalized, each after a space; suggestions look for the beginnings of words in it. */
  searchNames: text('search_names').notNull(),
});

/** A trigger copies what a search needs of a product on sale (the view `search_entry_source`) to `search_entry`, which only the hand-written queries of the search read. */
export const product = pgTable('product', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  brandId: integer('brand_id').notNull(),
  categoryId: integer('category_id').notNull(),
  /** The category's path, repeated here so that a subtree is one index look-up. */
  categoryPath: integer('category_path').array().notNull(),
  name: jsonb().$type<Texts>().notNull(),
  formSlug: text('form_slug').notNull(),
  form: jsonb().$type<Texts>().notNull(),
  dose: jsonb().$type<Texts>(),
  packQuantity: real('pack_quantity').notNull(),
  packUnit: jsonb('pack_unit').$type<Texts>().notNull(),
  summary: jsonb().$type<Texts>().notNull(),
  description: jsonb().$type<Texts>().notNull(),
  composition: jsonb().$type<Texts>().notNull(),
  directions: jsonb().$type<Texts>().notNull(),
  contraindications: jsonb().$type<Texts>().notNull(),
  storage: jsonb().$type<Texts>().notNull(),
  registrationNumber: text('registration_number'),
  isSupplement: boolean('is_supplement').notNull(),
  shelfLifeMonths: integer('shelf_life_months').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  basePriceKopecks: integer('base_price_kopecks').notNull(),
  discountPercent: integer('discount_percent').notNull(),
  /** To pay; follows from the base price and the discount by the rule in `money`. */
  priceKopecks: integer('price_kopecks').notNull(),
  vatPercent: integer('vat_percent').notNull(),
  availability: integer().notNull(),
  popularity: integer().notNull(),
  addedOn: date('added_on').notNull(),
  /** What its label promises, e.g. `vegan`. */
  labels: text().$type<LabelFacet>().array().notNull(),
  packForm: text('pack_form').$type<PackForm>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  document: tsvector().notNull(),
});

export const productIngredient = pgTable('product_ingredient', {
  productId: integer('product_id').notNull(),
  ingredientId: integer('ingredient_id').notNull(),
  position: integer().notNull(),
});

/** A phrase of the thesaurus (`SeedMeaning`): the query for its goods and the best part of it; empty without any. */
export const searchPhrase = pgTable('search_phrase', {
  key: text().primaryKey(),
  kind: text().$type<SeedMeaning['kind']>().notNull(),
  query: text().notNull(),
  preferred: text().notNull(),
});

/** Words that products, brands, categories and ingredients are called by; typos are corrected against them. */
export const searchWord = pgTable('search_word', {
  word: text().primaryKey(),
  weight: integer().notNull(),
  stem: text().generatedAlwaysAs(sql`(tsvector_to_array(to_tsvector('russian', word)))[1]`),
});

/** The roles of words in the analysis of a search text, see `WordRole`. */
export const searchWordRole = pgTable('search_word_role', { word: text().notNull(), role: text().notNull() });

/** Products with one of these lexemes rank lower unless the search text contains it. */
export const searchDemotion = pgTable('search_demotion', { lexeme: text().primaryKey() });

/** The lexemes of names and uses, and how many main ingredients the products have that they match. */
export const searchLexeme = pgTable('search_lexeme', { lexeme: text().primaryKey(), ingredients: integer().notNull() });
