import type { SeedBrand, SeedCatalogue, SeedCategory, SeedIngredient, SeedProduct, Texts } from '../shapes.ts';
import { BRANDS } from './brands.ts';
import { CATEGORIES } from './categories.ts';
import { contraindicationsOf, storageOf } from './cautions.ts';
import type { BrandDefinition, FormDefinition, IngredientDefinition, LineDefinition, Make, Segment } from './definitions.ts';
import { formOf } from './forms.ts';
import { INGREDIENTS } from './ingredients/index.ts';
import { LINES } from './lines/index.ts';
import { CATEGORY_WANTED_FOR, FORM_NAMES, OTHER_NAMES, WANTED_FOR } from './other-names.ts';
import type { ProseContext } from './prose.ts';
import { compositionOf, descriptionOf, directionsOf, summaryOf } from './prose.ts';
import { hash, pick, share } from './random.ts';
import { addedOn, availability, discountPercent, priceKopecks, registrationNumber } from './trade.ts';
import { numberText, plain, pluralRu, slugOf, strength } from './words.ts';

const INGREDIENT_BY_SLUG = new Map(INGREDIENTS.map((item) => [item.slug, item]));
const SEGMENT_BY_CATEGORY = new Map(CATEGORIES.map((category) => [category.slug, category.segment]));

/** How many lines of a hundred have a second maker of the same thing. */
const SECOND_MAKER_PERCENT = 22;

function ingredientOf(slug: string, line: LineDefinition): IngredientDefinition {
  const found = INGREDIENT_BY_SLUG.get(slug);
  if (!found) throw new Error(`Line "${line.slug}" names the ingredient "${slug}", which no table has`);
  return found;
}

function segmentOf(line: LineDefinition): Segment {
  const segment = SEGMENT_BY_CATEGORY.get(line.category);
  if (!segment) throw new Error(`Line "${line.slug}" stands in "${line.category}", which is not a leaf of the tree`);
  return segment;
}

/** Makes of one line go to different makers; now and then a second maker offers the first pack of the same make. */
function makersOf(line: LineDefinition, index: number): readonly (readonly [BrandDefinition, firstPackOnly: boolean])[] {
  const pool = BRANDS.filter((brand) => brand.segments.includes(segmentOf(line)));
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

function unitOf(form: FormDefinition, quantity: number): Texts {
  return { ru: pluralRu(quantity, form.unit.ru), en: quantity === 1 ? form.unit.en[0] : form.unit.en[1] };
}

function nameOf(line: LineDefinition, form: FormDefinition, make: Make, quantity: number): Texts {
  const [, dose, , , variant] = make;
  const amount = dose && line.doseInName !== false && form.unit.en[0] !== 'g' ? strength(dose) : null;
  const unit = unitOf(form, quantity);
  const count = numberText(quantity);
  const isOnePiece = form.unit.en[0] === 'piece' && quantity === 1;
  const write = (language: 'ru' | 'en', at: 0 | 1) =>
    [
      line.name[at] + (amount ? ` ${amount[language]}` : ''),
      ...(variant ? [variant[at]] : []),
      ...(form.inName ? [form.name[at]] : []),
      ...(isOnePiece ? [] : [`${count[language]} ${unit[language]}`]),
    ].join(', ');
  return { ru: write('ru', 0), en: write('en', 1) };
}

function productOf(line: LineDefinition, make: Make, brand: BrandDefinition, quantity: number): SeedProduct {
  const [formSlug, dose, , , variant] = make;
  const form = formOf(formSlug);
  const unit = unitOf(form, quantity);
  const slug = [
    brand.slug,
    line.slug,
    ...(dose ? [slugOf(dose)] : []),
    ...(variant ? [slugOf(variant[1])] : []),
    quantity,
    slugOf(unit.en),
    ...(form.unit.en[0] === 'g' || form.unit.en[0] === 'ml' ? [form.slug] : []),
  ].join('-');
  const ingredients = line.of.map((name) => ingredientOf(name, line));
  const context: ProseContext = { key: slug, line, form, brand, ingredients, quantity };
  const isSupplement = form.kind === 'supplement';
  return {
    slug,
    brand: brand.slug,
    category: line.category,
    name: nameOf(line, form, make, quantity),
    form: { slug: form.slug, ...plain(form.name) },
    dose: dose ? strength(dose) : null,
    pack: { quantity, unit },
    summary: summaryOf(context),
    description: descriptionOf(context),
    composition: compositionOf(context),
    directions: directionsOf(context),
    contraindications: contraindicationsOf(context),
    storage: storageOf(context),
    registrationNumber: isSupplement ? registrationNumber(slug) : null,
    isSupplement,
    shelfLifeMonths: form.shelfLifeMonths,
    weightGrams: Math.round(quantity * form.gramsPerUnit + form.tareGrams),
    priceKopecks: priceKopecks(make, brand.slug, quantity, slug),
    discountPercent: discountPercent(slug),
    vatPercent: form.kind === 'food' || line.kids ? 10 : 20,
    availability: availability(slug),
    popularity: Math.round(1000 * share(`${line.slug}:popular`) ** 1.5 * (0.55 + 0.45 * share(`${slug}:popular`))),
    addedOn: addedOn(slug),
    ingredients: line.of,
    packForm: pick(form.packForms, `${brand.slug}:${form.slug}:${line.category}`),
    searchedAs: {
      own: OTHER_NAMES[line.slug] ?? [],
      uses: [...(WANTED_FOR[line.slug] ?? []), ...(CATEGORY_WANTED_FOR[line.category] ?? [])],
      form: FORM_NAMES[form.slug] ?? [],
    },
  };
}

function productsOf(line: LineDefinition): readonly SeedProduct[] {
  return line.makes.flatMap((make, index) =>
    makersOf(line, index).flatMap(([brand, firstPackOnly]) => {
      const packs = firstPackOnly ? make[2].slice(0, 1) : make[2];
      return packs.map((quantity) => productOf(line, make, brand, quantity));
    }),
  );
}

function brandOf({ segments: _segments, notes: _notes, ...brand }: BrandDefinition): SeedBrand {
  return brand;
}

function categoryOf(slug: string): SeedCategory {
  const category = pick(
    CATEGORIES.filter((item) => item.slug === slug),
    slug,
  );
  const siblings = CATEGORIES.filter((item) => item.parent === category.parent);
  return { slug, parent: category.parent, name: plain(category.name), position: siblings.indexOf(category) + 1 };
}

function seedIngredientOf({ slug, name, synonyms }: IngredientDefinition): SeedIngredient {
  return { slug, name: plain(name), synonyms: [...new Set(synonyms)] };
}

/** The whole assortment, the same on every call. */
export function buildCatalogue(): SeedCatalogue {
  return {
    brands: BRANDS.map(brandOf),
    categories: CATEGORIES.map(({ slug }) => categoryOf(slug)),
    ingredients: INGREDIENTS.map(seedIngredientOf),
    products: LINES.flatMap(productsOf),
  };
}
