import type { Named, ProductDetail } from '@vitrava/shared-kit/contracts/api';
import { asc, eq, sql } from 'drizzle-orm';
import { type Database, ingredient, productIngredient, rowsOf } from '../../database/index.ts';
import { notFound } from '../../http/index.ts';
import type { Language } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';
import { deliveryKopecks } from '../../purchase/cart-pricing/index.ts';
import { type CardContext, findCards, findCategoryPath, findProduct, findSubtree, toCard } from '../products/index.ts';
import { intArray } from './matching.ts';
import { keepVariantsApart } from './variants-apart.ts';

const SIMILAR = 8;
/** Distance selling in Russia: article 26.1 of the consumer protection law. */
const RETURN_DAYS = 7;

export async function describeProduct(db: Database, id: number, context: CardContext): Promise<ProductDetail> {
  const found = await findProduct(db, id);
  if (!found) throw notFound();
  const { product, brand } = found;
  const { language } = context;
  const card = toCard(found, context);
  return {
    ...card,
    country: brand.country[language],
    category_path: await findCategoryPath(db, product.categoryPath, language),
    photos: [card.photo],
    summary: product.summary[language],
    description: product.description[language],
    composition: product.composition[language],
    directions: product.directions[language],
    contraindications: product.contraindications[language],
    storage: product.storage[language],
    registration_number: product.registrationNumber,
    ingredients: await findIngredients(db, id, language),
    shelf_life_months: product.shelfLifeMonths,
    weight_grams: product.weightGrams,
    vat_prc: product.vatPercent,
    added_on: product.addedOn,
    terms: { delivery_price: toDecimal(deliveryKopecks(product.priceKopecks)), return_days: RETURN_DAYS },
    similar: keepVariantsApart(await findCards(db, await findSimilar(db, id, product.categoryPath), context)),
  };
}

async function findIngredients(db: Database, id: number, language: Language): Promise<Named[]> {
  const rows = await db
    .select({ slug: ingredient.slug, name: ingredient.name })
    .from(productIngredient)
    .innerJoin(ingredient, eq(ingredient.id, productIngredient.ingredientId))
    .where(eq(productIngredient.productId, id))
    .orderBy(asc(productIngredient.position));
  return rows.map((row) => ({ slug: row.slug, name: row.name[language] }));
}

/** Products left to sell of the nearest shared category, then by shared ingredients, then by popularity. */
async function findSimilar(db: Database, id: number, path: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const shared of path.toReversed()) {
    if (found.length >= SIMILAR) break;
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select other.product_id as id from search_entry other
          where other.in_stock and other.category_id = any(${intArray(await findSubtree(db, shared))}) and not (other.product_id = any(${intArray([id, ...found])}))
          order by (select count(*) from product_ingredient theirs where theirs.product_id = other.product_id
              and theirs.ingredient_id = any(array(select ingredient_id from product_ingredient where product_id = ${id}))) desc,
            other.popularity desc, other.product_id
          limit ${SIMILAR - found.length}`,
    );
    found.push(...rows.map((row) => row.id));
  }
  return found;
}
