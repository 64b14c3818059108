import type { JudgedQuery } from './judgement.ts';

/** Slugs of the first page that a text finds, best first. */
export type Find = (text: string) => Promise<readonly string[]>;

export interface Quality {
  readonly queries: number;
  /** Share of queries with a right product among the first three. */
  readonly recallAt3: number;
  /** Mean of one over the place of the first right product; 0 where the page has none. */
  readonly mrr: number;
}

export interface Miss {
  readonly query: JudgedQuery;
  readonly found: readonly string[];
}

export interface QualityReport {
  readonly overall: Quality;
  readonly byKind: ReadonlyMap<string, Quality>;
  readonly misses: readonly Miss[];
}

export async function measureQuality(queries: readonly JudgedQuery[], find: Find): Promise<QualityReport> {
  const places: { query: JudgedQuery; place: number; found: readonly string[] }[] = [];
  for (const query of queries) {
    const found = await find(query.text);
    places.push({ query, place: found.findIndex((slug) => query.right.has(slug)) + 1, found });
  }
  const isHit = (place: number) => place >= 1 && place <= 3;
  const qualityOf = (rows: typeof places): Quality => ({
    queries: rows.length,
    recallAt3: rows.filter(({ place }) => isHit(place)).length / rows.length,
    mrr: rows.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / rows.length,
  });
  return {
    overall: qualityOf(places),
    byKind: new Map([...Map.groupBy(places, ({ query }) => query.kind)].map(([kind, rows]) => [kind, qualityOf(rows)])),
    misses: places.filter(({ place }) => !isHit(place)).map(({ query, found }) => ({ query, found: found.slice(0, 3) })),
  };
}
