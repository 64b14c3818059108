import type { JudgedQuery } from '@vitrava/demo-shop/judged-queries';
import type { SeedCatalogue } from '@vitrava/reference-api/seed';
import { Client } from 'pg';
import { measureLoad, type Times } from './load.ts';

const LARGE = ['product', 'search_entry', 'search_word', 'product_ingredient'];
/** Servers report what they did at the latest a second after the last statement of a connection. */
const REPORTED_AFTER_MS = 2_000;

/** How often each large table was read from end to end during `work`; reading small ones whole is right. */
async function countSequentialScans(url: string, work: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const before = await scansOf(url);
  await work();
  const after = await scansOf(url);
  return new Map(LARGE.map((table) => [table, (after.get(table) ?? 0) - (before.get(table) ?? 0)]));
}

async function scansOf(url: string): Promise<ReadonlyMap<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, REPORTED_AFTER_MS));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ relname: string; scans: number }>(
    'select relname, seq_scan::int as scans from pg_stat_user_tables where relname = any($1)',
    [LARGE],
  );
  await client.end();
  return new Map(rows.map((row) => [row.relname, row.scans]));
}

const WORKERS = 4;
const READS = 400;

export interface SpeedReport {
  /** Articles by their slugs, which are primary keys: the least that a call reads. */
  readonly reads: Times;
  /** Products with all that their pages show, similar ones too. */
  readonly products: Times;
  readonly searches: Times;
  /** How many times as long a search takes as a read by primary key, both at p95. */
  readonly ratio: number;
  /** Sequential scans of large tables during the searches. */
  readonly scans: ReadonlyMap<string, number>;
}

/** Searches of the page, with facets: judged queries, categories, the whole shop, filters, sorts, suggestions. */
export async function measureSpeed(
  origin: string,
  url: string,
  queries: readonly JudgedQuery[],
  catalogue: SeedCatalogue,
  ids: readonly number[],
  slugs: readonly string[],
): Promise<SpeedReport> {
  const texts = queries.map((query) => `search=${encodeURIComponent(query.text)}`);
  const lists = [
    '',
    'page=2',
    'page=last',
    'sort=price',
    'sort=-price',
    'sort=novelty',
    'sort=popularity',
    'in_stock=true',
    'discount=true',
  ];
  const filters = ['form=capsules', 'brand=severnika,alvenor', 'price_min=500&price_max=900'];
  const pages = [
    ...texts,
    ...catalogue.categories.map((category) => `category=${category.slug}`),
    ...lists,
    ...filters.flatMap((filter) => [filter, `${filter}&category=vitamins-minerals`, `${filter}&${texts[0]}`]),
  ].map((query) => `/api/search/?page_size=24&${query}`);
  const helpers = texts.flatMap((text) => [`/api/categories/?${text}`, `/api/search/suggestions/?${text}`]).filter((_, at) => at % 5 === 0);
  const reads = Array.from({ length: READS }, (_, at) => `/api/news/${slugs[at % slugs.length]}/`);
  const products = Array.from({ length: READS }, (_, at) => `/api/search/${ids[(at * 7_919) % ids.length]}/`);

  await measureLoad(origin, [...pages.slice(0, 100), ...products.slice(0, 100), ...reads.slice(0, 100)], WORKERS);
  let searches: Times | null = null;
  const scans = await countSequentialScans(url, async () => {
    searches = await measureLoad(origin, [...pages, ...helpers], WORKERS);
  });
  const read = await measureLoad(origin, reads, WORKERS);
  const searched = searches ?? read;
  return {
    reads: read,
    products: await measureLoad(origin, products, WORKERS),
    searches: searched,
    ratio: searched.p95Ms / read.p95Ms,
    scans,
  };
}
