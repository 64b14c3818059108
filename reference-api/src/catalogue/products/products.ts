import type { Availability, CategoryReference, ProductCard, UnitPrice } from '@vitrava/shared-kit/contracts/api';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type ImageRenderer, productPicture } from '../../content/pictures/index.ts';
import { brand, category, type Database, product } from '../../database/index.ts';
import { type Language, textsIn } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';

type ProductRow = Omit<typeof product.$inferSelect, 'document'>;

/** A product with what its card names; long texts stay in the database. */
export interface ProductFacts {
  readonly product: Omit<ProductRow, 'summary' | 'description' | 'composition' | 'directions' | 'contraindications' | 'storage'>;
  readonly brand: typeof brand.$inferSelect;
  readonly category: Pick<typeof category.$inferSelect, 'id' | 'slug' | 'name'>;
}

/** How cards are drawn up: in whose language, with which pictures, as of when. */
export interface CardContext {
  readonly language: Language;
  readonly imageRenderer: ImageRenderer;
  readonly now: Date;
}

const FEW = 10;
const NEW_FOR_MS = 60 * 24 * 60 * 60 * 1000;

export function toCard({ product, brand, category }: ProductFacts, { language, imageRenderer, now }: CardContext): ProductCard {
  const label = packLabel(product, language);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name[language],
    brand: { slug: brand.slug, name: brand.name[language] },
    manufacturer: brand.manufacturer[language],
    category: { id: category.id, slug: category.slug, name: category.name[language] },
    form: { slug: product.formSlug, name: product.form[language] },
    dose: product.dose?.[language] ?? null,
    pack: { quantity: product.packQuantity, unit: product.packUnit[language], label },
    price: toDecimal(product.priceKopecks),
    price_before_discount: toDecimal(product.basePriceKopecks),
    discount_prc: product.discountPercent,
    price_per_unit: unitPrice(product, language),
    availability: availabilityOf(product.availability),
    photo: productPicture(
      imageRenderer,
      { ...product, brandName: brand.name.ru, palette: brand.palette, labelStyle: brand.labelStyle },
      label,
      language,
    ),
    is_supplement: product.isSupplement,
    is_new: now.getTime() - Date.parse(product.addedOn) < NEW_FOR_MS,
  };
}

function availabilityOf(left: number): Availability {
  return { state: left === 0 ? 'none' : left <= FEW ? 'few' : 'in_stock', left };
}

/** «60 таблеток»; with a non-breaking space, as a label is one thing. */
export function packLabel(product: Pick<ProductRow, 'packQuantity' | 'packUnit'>, language: Language): string {
  const quantity = language === 'ru' ? String(product.packQuantity).replace('.', ',') : String(product.packQuantity);
  return `${quantity}\u00a0${product.packUnit[language]}`;
}

const MEASURES = new Set(['g', 'ml']);

/** Weight and volume by 100, small packs by 10, pieces by one; rounded to a kopeck. Null for the price itself. */
function unitPrice(product: Pick<ProductRow, 'packQuantity' | 'packUnit' | 'priceKopecks'>, language: Language): UnitPrice | null {
  const isMeasured = MEASURES.has(product.packUnit.en);
  const quantity = isMeasured ? (product.packQuantity < 100 ? 10 : 100) : 1;
  if (product.packQuantity <= 0 || product.packQuantity === quantity) return null;
  const price = toDecimal(Math.round((product.priceKopecks * quantity) / product.packQuantity));
  return { price, quantity, unit: isMeasured ? product.packUnit[language] : textsIn(language)('units.piece') };
}

const { document: _, ...allColumns } = getTableColumns(product);
const {
  summary: _summary,
  description: _description,
  composition: _composition,
  directions: _directions,
  contraindications: _contraindications,
  storage: _storage,
  ...cardColumns
} = allColumns;
const categoryColumns = { id: category.id, slug: category.slug, name: category.name };

/** Products on sale by id, in the order of the ids; those that are gone are left out. */
export async function findProducts(db: Database, ids: readonly number[]): Promise<ProductFacts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ product: cardColumns, brand, category: categoryColumns })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(inArray(product.id, [...ids]), eq(product.isActive, true)));
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findCards(db: Database, ids: readonly number[], context: CardContext): Promise<ProductCard[]> {
  return (await findProducts(db, ids)).map((facts) => toCard(facts, context));
}

/** One product on sale with every column; null when there is none. */
export async function findProduct(db: Database, id: number): Promise<(ProductFacts & { product: ProductRow }) | null> {
  const rows = await db
    .select({ product: allColumns, brand, category: categoryColumns })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(eq(product.id, id), eq(product.isActive, true)));
  return rows[0] ?? null;
}

export async function findCategoryPath(db: Database, path: readonly number[], language: Language): Promise<CategoryReference[]> {
  if (path.length === 0) return [];
  const rows = await db
    .select(categoryColumns)
    .from(category)
    .where(inArray(category.id, [...path]));
  const byId = new Map(rows.map((row) => [row.id, { id: row.id, slug: row.slug, name: row.name[language] }]));
  return path.flatMap((id) => byId.get(id) ?? []);
}

/** The category and all beneath it; empty when there is none. */
export async function findSubtree(db: Database, id: number): Promise<number[]> {
  const rows = await db.select({ id: category.id }).from(category).where(sql`${id} = any(${category.path})`);
  return rows.map((row) => row.id);
}
