import type { JudgedQuery } from './read-judged-queries.ts';

/** Slugs of the first page that a text finds, best first. */
export type Find = (text: string) => Promise<readonly string[]>;

export interface Quality {
  readonly queries: number;
  /** Share of queries with a relevant product among the first three, or with an empty list when no product is relevant. */
  readonly recallAt3: number;
  /** Mean of one over the rank of the first relevant product; 0 when the page has none. An empty list counts one when no product is relevant. */
  readonly mrr: number;
  /** Queries that return nothing although products are relevant. */
  readonly empties: number;
  /** Queries that return products, but no relevant one among the first three. */
  readonly wrong: number;
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

interface Answer extends Miss {
  /** Rank of the first relevant product, from one; 0 for none. */
  readonly rank: number;
}

export async function measureQuality(queries: readonly JudgedQuery[], find: Find): Promise<QualityReport> {
  const answers: Answer[] = [];
  for (const query of queries) {
    const found = await find(query.text);
    answers.push({ query, found, rank: rankOf(query, found) });
  }
  return {
    overall: qualityOf(answers),
    byKind: new Map([...Map.groupBy(answers, ({ query }) => query.kind)].map(([kind, rows]) => [kind, qualityOf(rows)])),
    misses: answers.filter((answer) => !isHit(answer)).map(({ query, found }) => ({ query, found: found.slice(0, 3) })),
  };
}

function rankOf({ relevant }: JudgedQuery, found: readonly string[]): number {
  if (relevant.size === 0) return found.length === 0 ? 1 : 0;
  return found.findIndex((slug) => relevant.has(slug)) + 1;
}

function isHit({ rank }: Answer): boolean {
  return rank >= 1 && rank <= 3;
}

function qualityOf(answers: readonly Answer[]): Quality {
  const missed = answers.filter((answer) => !isHit(answer));
  return {
    queries: answers.length,
    recallAt3: 1 - missed.length / answers.length,
    mrr: answers.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / answers.length,
    empties: missed.filter(({ found }) => found.length === 0).length,
    wrong: missed.filter(({ found }) => found.length > 0).length,
  };
}
