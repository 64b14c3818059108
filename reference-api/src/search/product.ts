import type { Named, ProductDetail } from '@vitrava/shared-kit/contracts/api';
import { asc, eq, sql } from 'drizzle-orm';
import { type CardContext, findCards, findCategoryPath, findProduct, toCard } from '../catalogue/index.ts';
import { type Database, ingredient, productIngredient, rowsOf } from '../database/index.ts';
import { notFound } from '../http/index.ts';
import type { Language } from '../language.ts';

const SIMILAR = 8;

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
    similar: await findCards(db, await findSimilar(db, id), context),
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

/** Products left to sell that share a category on the path: the deeper the shared one, the nearer; then shared ingredients, then popularity. */
async function findSimilar(db: Database, id: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select other.id from product one join product other on other.category_path && one.category_path
        where one.id = ${id} and other.id <> one.id and other.is_active and other.availability > 0
        order by (select count(*) from unnest(other.category_path) part where part = any(one.category_path)) desc,
          (select count(*) from product_ingredient mine join product_ingredient theirs using (ingredient_id)
            where mine.product_id = one.id and theirs.product_id = other.id) desc,
          other.popularity desc, other.id
        limit ${SIMILAR}`,
  );
  return rows.map((row) => row.id);
}
