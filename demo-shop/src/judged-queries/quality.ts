import type { JudgedQuery } from './judgement.ts';

/** Slugs of the first page that a text finds, best first. */
export type Find = (text: string) => Promise<readonly string[]>;

export interface Quality {
  readonly queries: number;
  /** Share of queries with a right product among the first three, or with an empty list where nothing fits. */
  readonly recallAt3: number;
  /** Mean of one over the place of the first right product; 0 where the page has none. An empty list where nothing fits counts one. */
  readonly mrr: number;
  /** Queries that find nothing though something fits. */
  readonly empties: number;
  /** Queries that show something, and nothing right among the first three. */
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
  /** Of the first right product, from one; 0 for none. */
  readonly place: number;
}

export async function measureQuality(queries: readonly JudgedQuery[], find: Find): Promise<QualityReport> {
  const answers: Answer[] = [];
  for (const query of queries) {
    const found = await find(query.text);
    answers.push({ query, found, place: placeOf(query, found) });
  }
  return {
    overall: qualityOf(answers),
    byKind: new Map([...Map.groupBy(answers, ({ query }) => query.kind)].map(([kind, rows]) => [kind, qualityOf(rows)])),
    misses: answers.filter((answer) => !isHit(answer)).map(({ query, found }) => ({ query, found: found.slice(0, 3) })),
  };
}

function placeOf({ right }: JudgedQuery, found: readonly string[]): number {
  if (right.size === 0) return found.length === 0 ? 1 : 0;
  return found.findIndex((slug) => right.has(slug)) + 1;
}

function isHit({ place }: Answer): boolean {
  return place >= 1 && place <= 3;
}

function qualityOf(answers: readonly Answer[]): Quality {
  const missed = answers.filter((answer) => !isHit(answer));
  return {
    queries: answers.length,
    recallAt3: 1 - missed.length / answers.length,
    mrr: answers.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / answers.length,
    empties: missed.filter(({ found }) => found.length === 0).length,
    wrong: missed.filter(({ found }) => found.length > 0).length,
  };
}
