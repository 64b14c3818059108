import type { SeedBrand, SeedCatalogue, SeedCategory, SeedIngredient, SeedProduct } from '@vitrava/reference-api/seed';
import { hash, pick } from '../random.ts';
import type { BrandDefinition, CategoryDefinition, IngredientDefinition, LineDefinition } from './definitions.ts';
import { type CatalogueFacts, readCatalogueFacts } from './facts.ts';
import { createLookup, type Lookup } from './lookup.ts';
import { productOf } from './product.ts';
import { plain } from './words.ts';

/** How many lines of a hundred have a second maker of the same thing. */
const SECOND_MAKER_PERCENT = 22;

/** The whole assortment, the same on every call. */
export function buildCatalogue(facts: CatalogueFacts = readCatalogueFacts()): SeedCatalogue {
  const lookup = createLookup(facts);
  return {
    brands: facts.brands.map(brandOf),
    categories: facts.categories.map((category) => categoryOf(category, facts.categories)),
    ingredients: facts.ingredients.map(seedIngredientOf),
    products: facts.lines.flatMap((line) => productsOf(lookup, line)),
    meanings: facts.meanings,
    dictionary: facts.dictionary,
  };
}

/** Makes of one line go to different makers; now and then a second maker offers the first pack of the same make. */
function makersOf(lookup: Lookup, line: LineDefinition, index: number): readonly (readonly [BrandDefinition, firstPackOnly: boolean])[] {
  const segment = lookup.segmentOf(line);
  const pool = lookup.facts.brands.filter((brand) => brand.segments.includes(segment));
  const at = (offset: number) =>
    pick(
      [pool[(hash(line.slug) + offset) % pool.length]].filter((brand) => brand !== undefined),
      line.slug,
    );
  const hasSecond = hash(`${line.slug}:${index}:second`) % 100 < SECOND_MAKER_PERCENT;
  return hasSecond
    ? [
        [at(index), false],
        [at(index + 1 + Math.trunc(pool.length / 2)), true],
      ]
    : [[at(index), false]];
}

function productsOf(lookup: Lookup, line: LineDefinition): readonly SeedProduct[] {
  return line.makes.flatMap((make, index) =>
    makersOf(lookup, line, index).flatMap(([brand, firstPackOnly]) => {
      const packs = firstPackOnly ? make.packs.slice(0, 1) : make.packs;
      return packs.map((quantity) => productOf(lookup, line, make, brand, quantity));
    }),
  );
}

function brandOf({ segments: _segments, notes: _notes, ...brand }: BrandDefinition): SeedBrand {
  return brand;
}

function categoryOf({ slug, parent, name }: CategoryDefinition, all: readonly CategoryDefinition[]): SeedCategory {
  const siblings = all.filter((item) => item.parent === parent);
  return { slug, parent, name: plain(name), position: siblings.findIndex((item) => item.slug === slug) + 1 };
}

function seedIngredientOf({ slug, name, synonyms }: IngredientDefinition): SeedIngredient {
  return { slug, name: plain(name), synonyms: [...new Set(synonyms)] };
}
