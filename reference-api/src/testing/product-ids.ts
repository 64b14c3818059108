import { product } from '../database/index.ts';
import type { TestApi } from './describe-on-engines.ts';

const SLUGS = {
  d3: 'd3-2000',
  drops: 'd3-drops',
  c: 'vitamin-c-1000',
  magnesium: 'magnesium-citrate',
  soldOut: 'magnesium-b6',
  shaker: 'shaker',
} as const;

/** Ids of the fixture's products: `drops` has seven left, `soldOut` none. */
export async function productIds(api: TestApi): Promise<Record<keyof typeof SLUGS, number>> {
  const rows = await api.database.db.select({ id: product.id, slug: product.slug }).from(product);
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0;
  return Object.fromEntries(Object.entries(SLUGS).map(([name, slug]) => [name, idOf(slug)])) as Record<keyof typeof SLUGS, number>;
}
