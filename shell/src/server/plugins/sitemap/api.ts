import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { pathAbout, type ShopMap } from '../../../shop-map/index.ts';
import { type CallOptions, readJson } from '../../backend/index.ts';
import type { SitemapEntry } from './entry.ts';

export interface ShopContents {
  /** Categories with something in them, products, articles. */
  readonly entries: readonly SitemapEntry[];
  /** When a page of the shop's own words was changed, by its path. */
  readonly changes: ReadonlyMap<string, string>;
}

const Slug = Type.String({ pattern: '^[a-z0-9-]{1,160}$' });
const ProductRow = Type.Object({ id: Type.Integer({ minimum: 0 }) });
const ArticleRow = Type.Object({ id: Slug, published_at: Type.String() });
const PageRow = Type.Object({ slug: Slug, updated_at: Type.String() });
const CategoryRow = Type.Object({ slug: Slug, count: Type.Integer(), children: Type.Array(Type.Unknown()) });
const List = Type.Object({ next: Type.Union([Type.String(), Type.Null()]), results: Type.Array(Type.Unknown()) });

const PAGE_SIZE = 100;
/** A backend that never comes to an end must not be followed for ever. */
const MAX_PAGES = 2000;
/** Reads every list to its end, one page after the other. Fails when a list fails: half a map would take the rest out of the search engines. */
export async function readContents(apiBaseUrl: string, callOptions: CallOptions, map: ShopMap): Promise<ShopContents> {
  const sendRequest = (path: string) => readList(`${apiBaseUrl}/api/${path}`, callOptions);
  const categories = await sendRequest('categories/?');
  const products = accepted(ProductRow, await sendRequest('search/?sort=novelty&'));
  const articles = accepted(ArticleRow, await sendRequest('news/?'));
  const pages = accepted(PageRow, await sendRequest('pages/?'));
  const about = (role: 'product' | 'article', id: string | number, rest: Omit<SitemapEntry, 'path'> = {}): SitemapEntry[] => {
    const path = pathAbout(map, role, String(id));
    return path === null ? [] : [{ path, ...rest }];
  };
  const paths = new Set([
    ...slugsIn(categories).map((slug) => `/?category=${slug}`),
    ...products.flatMap(({ id }) => about('product', id).map(({ path }) => path)),
  ]);
  const newest = articles.map(({ published_at }) => published_at).toSorted();
  return {
    entries: [
      ...[...paths].map((path) => ({ path })),
      ...articles.flatMap(({ id, published_at }) => about('article', id, { changedAt: published_at })),
    ],
    changes: new Map([
      ...newest.flatMap((at) => (map.pages.news === undefined ? [] : [[map.pages.news, at] as const])),
      ...pages.map(({ slug, updated_at }) => [`/${slug}`, updated_at] as const),
    ]),
  };
}

async function readList(address: string, callOptions: CallOptions): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const list = await readJson(`${address}page=${page}&page_size=${PAGE_SIZE}`, callOptions);
    if (list === undefined && page === 1) return [];
    if (!Value.Check(List, list)) throw new Error(`${address} did not answer a list.`);
    rows.push(...list.results);
    if (list.next === null || list.results.length === 0) break;
  }
  return rows;
}

/** One broken row does not spoil the others. */
function accepted<Schema extends TSchema>(schema: Schema, rows: readonly unknown[]): Static<Schema>[] {
  return rows.filter((row): row is Static<Schema> => Value.Check(schema, row));
}

function slugsIn(categories: readonly unknown[]): string[] {
  return accepted(CategoryRow, categories).flatMap(({ slug, count, children }) => (count > 0 ? [slug, ...slugsIn(children)] : []));
}
