import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedCatalogue, SeedProduct } from '@vitrava/reference-api/seed';

const FILE = path.resolve(import.meta.dirname, '../../data/judged-queries.tsv');

export interface JudgedQuery {
  /** The queries that were judged together, e.g. `rounds/3`. All sets of one group (`rounds`) must reach the required recall together. */
  readonly set: string;
  readonly kind: string;
  readonly text: string;
  /** Slugs of all relevant products; empty when the only right answer is an empty list. */
  readonly relevant: ReadonlySet<string>;
}

/** The kind of queries for goods that the shop does not sell. */
const NOTHING = 'nothing';

/**
 * The queries of `demo-shop/data/judged-queries.tsv` with their relevant products. Its last column lists alternatives: `*-magnesium-b6-*` is a
 * product by its slug, with any maker and pack in place of a star; `@collagen` is any product of that category or beneath it; `@collagen *-powder`
 * is both at once; ` | ` separates alternatives. Throws when an alternative matches no product.
 */
export function readJudgedQueries(catalogue: SeedCatalogue): JudgedQuery[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const relevantTo = productMatcher(catalogue);
  return lines.map((line, at) => {
    const [set = '', kind = '', text = '', products = ''] = line.split('\t');
    const alternatives = products === '' ? [] : products.split(' | ');
    const place = `judged-queries.tsv:${at + 2}`;
    if (text === '' || (alternatives.length === 0) !== (kind === NOTHING)) throw new Error(`${place}: «${text}» has no products.`);
    const found = alternatives.map((alternative) => relevantTo(alternative));
    const unknown = alternatives[found.findIndex((slugs) => slugs.length === 0)];
    if (unknown !== undefined) throw new Error(`${place}: "${unknown}" matches no product of the seed.`);
    return { set, kind, text, relevant: new Set(found.flat()) };
  });
}

/** Slugs of the products that match all parts of an alternative. */
function productMatcher({ categories, products }: SeedCatalogue): (alternative: string) => string[] {
  const parents = new Map(categories.map((row) => [row.slug, row.parent]));
  const isIn = (slug: string | null, category: string): boolean =>
    slug !== null && (slug === category || isIn(parents.get(slug) ?? null, category));
  const matcherOf = (part: string) => {
    const pattern = new RegExp(`^${part.replaceAll('*', '.*')}$`);
    return part.startsWith('@')
      ? (product: SeedProduct) => isIn(product.category, part.slice(1))
      : (product: SeedProduct) => pattern.test(product.slug);
  };
  return (alternative) => {
    const matchers = alternative.split(' ').map(matcherOf);
    return products.filter((product) => matchers.every((matches) => matches(product))).map(({ slug }) => slug);
  };
}
