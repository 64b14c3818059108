import type { Database } from '@vitrava/reference-api/database';
import { normalize } from '@vitrava/reference-api/search-text';
import type { SeedCatalogue, SeedProduct, Texts } from '@vitrava/reference-api/seed';
import { searchNames } from '@vitrava/reference-api/seeding';
import { sql } from '@vitrava/reference-api/testing/databases';
import { Client } from 'pg';
import { inventName } from './invent-name.ts';

const MAKERS = 180;
const LINES = 600;
const FIRST_ID = 100_001;
const CHUNK = 2_000;
const FACTORS = [0.25, 0.5, 0.75, 1.5, 2, 2.5, 3, 4, 5] as const;

/** Adds variants of the seed's products up to a number, spread as in a large shop. Deterministic. */
export async function addManyProducts(db: Database, catalogue: SeedCatalogue, count: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await addMakers(transaction, catalogue);
    const wanted = count - catalogue.products.length;
    for (let from = 0; from < wanted; from += CHUNK) {
      const rows = Array.from({ length: Math.min(CHUNK, wanted - from) }, (_, index) => variantOf(catalogue, from + index));
      await addVariants(transaction, rows);
    }
    await addWords(transaction);
  });
}

/** As the server's own housekeeping does in time. It takes longer than a request may, and again while that housekeeping holds it up. */
export async function tidyUp(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await client.query('vacuum (analyze) product, search_entry, product_ingredient, search_word, brand');
    const { rows } = await client.query("select from pg_class where relname in ('product', 'search_entry') and relallvisible < relpages");
    if (rows.length === 0) break;
  }
  await client.end();
}

interface Variant {
  readonly of: string;
  readonly id: number;
  readonly brand: number;
  readonly slug: string;
  readonly name: Texts;
  readonly dose: Texts | null;
  readonly quantity: number;
  readonly words: string;
  readonly about: string;
  readonly price: number;
  readonly discount: number;
  readonly availability: number;
  readonly popularity: number;
  readonly age: number;
}

function variantOf(catalogue: SeedCatalogue, index: number): Variant {
  const product = catalogue.products[index % catalogue.products.length] as SeedProduct;
  const random = (salt: number) => scatter(index * 31 + salt);
  const maker = Math.floor(random(1) * MAKERS);
  const line = inventName(MAKERS + Math.floor(random(2) * LINES));
  const factor = FACTORS[Math.floor(random(3) * FACTORS.length)] ?? 1;
  const vary = (text: string) =>
    text.replace(/(?<![\p{L}\d:.-])\d+(?=[ \u00a0]\p{L})/gu, (digits) => String(Math.max(1, Math.round(Number(digits) * factor))));
  const name = { ru: `${vary(product.name.ru)}, «${line.ru}»`, en: `${vary(product.name.en)}, ${line.en}` };
  const dose = product.dose && { ru: vary(product.dose.ru), en: vary(product.dose.en) };
  const makerName = inventName(maker);
  return {
    of: product.slug,
    id: FIRST_ID + index,
    brand: FIRST_ID + maker,
    slug: `${product.slug}-v${index}`,
    name,
    dose,
    quantity: product.pack.quantity,
    words: [name.ru, name.en].map(normalize).join(' \n '),
    about: [makerName.ru, makerName.en, ...(dose ? [dose.ru, dose.en] : [])].map(normalize).join(' \n '),
    price: Math.max(5_000, Math.round(product.priceKopecks * (0.5 + random(4)))),
    discount: random(5) < 0.2 ? 5 + Math.floor(random(6) * 6) * 5 : 0,
    availability: random(7) < 0.07 ? 0 : 1 + Math.floor(random(8) * 200),
    popularity: Math.floor(random(9) ** 2 * 900),
    age: Math.floor(random(10) * 900),
  };
}

async function addMakers(db: Database, catalogue: SeedCatalogue): Promise<void> {
  const known = catalogue.brands.map((brand) => brand.slug);
  const rows = Array.from({ length: MAKERS }, (_, index) => {
    const name = inventName(index);
    return {
      id: FIRST_ID + index,
      slug: `maker-${index}`,
      of: known[index % known.length],
      name,
      search_names: searchNames([name.ru, name.en]),
    };
  });
  await db.execute(sql`insert into brand (id, slug, name, manufacturer, country, palette, label_style, search_names)
    select v.id, v.slug, v.name, b.manufacturer, b.country, b.palette, b.label_style, v.search_names
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id int, slug text, of text, name jsonb, search_names text) join brand b on b.slug = v.of`);
}

/** The document of a variant is its original's, with its own name, maker and dose in place of the original's. */
async function addVariants(db: Database, rows: readonly Variant[]): Promise<void> {
  await db.execute(sql`insert into product (id, slug, brand_id, category_id, category_path, name, form_slug, form, dose, pack_quantity, pack_unit,
      summary, description, composition, directions, contraindications, storage, registration_number, is_supplement, shelf_life_months, weight_grams,
      base_price_kopecks, discount_percent, price_kopecks, vat_percent, availability, popularity, added_on, labels, pack_form, document)
    select v.id, v.slug, v.brand, p.category_id, p.category_path, v.name, p.form_slug, p.form, v.dose, v.quantity, p.pack_unit,
      p.summary, p.description, p.composition, p.directions, p.contraindications, p.storage, p.registration_number, p.is_supplement, p.shelf_life_months, p.weight_grams,
      v.price, v.discount, v.price - v.price * v.discount / 100, p.vat_percent, v.availability, v.popularity, current_date - v.age, p.labels, p.pack_form,
      setweight(to_tsvector('russian', v.words), 'A') || setweight(to_tsvector('russian', v.about), 'C')
        || ts_delete(ts_filter(p.document, '{b,c,d}'), tsvector_to_array(to_tsvector('russian', b.search_names)))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(of text, id int, brand int, slug text, name jsonb, dose jsonb, quantity real, words text,
      about text, price int, discount int, availability int, popularity int, age int) join product p on p.slug = v.of join brand b on b.id = p.brand_id`);
  await db.execute(sql`insert into product_ingredient (product_id, ingredient_id, position)
    select v.id, pi.ingredient_id, pi.position from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, of }) => ({ id, of })))}::jsonb) as v(id int, of text)
    join product p on p.slug = v.of join product_ingredient pi on pi.product_id = p.id`);
}

async function addWords(db: Database): Promise<void> {
  const names = Array.from({ length: MAKERS + LINES }, (_, index) => inventName(index));
  const words = [...new Set(names.flatMap((name) => [normalize(name.ru), normalize(name.en)]))];
  await db.execute(sql`insert into search_word (word, weight) select word, 60 from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
    on conflict (word) do nothing`);
  await db.execute(
    sql`insert into search_lexeme (lexeme, ingredients) select distinct stem, 100 from search_word where weight = 60 and stem <> '' on conflict do nothing`,
  );
}

/** From 0 up to 1, even and the same for the same number. */
function scatter(seed: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
