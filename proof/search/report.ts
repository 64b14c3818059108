import type { Quality, QualityReport } from '@vitrava/demo-shop/judged-queries';
import type { Times } from './load.ts';
import type { SpeedReport } from './speed.ts';

export const QUALITY_HEADER = `${''.padEnd(16)}queries  recall@3    MRR  empty  wrong`;

export function qualityLines(engine: string, set: string, { overall, byKind, misses }: QualityReport): string[] {
  return [
    `\nJudged queries "${set}" on ${engine}`,
    QUALITY_HEADER,
    ...[...byKind].map(([kind, quality]) => qualityLine(kind, quality)),
    qualityLine('all', overall),
    ...misses.map(({ query, found }) => `missed (${query.kind}) «${query.text}»: ${found.join(', ') || 'nothing found'}`),
  ];
}

export function speedLines(products: number, { reads, products: details, searches, ratio, scans }: SpeedReport): string[] {
  const read = [...scans].filter(([, count]) => count > 0).map(([table, count]) => `${table} ${count} times`);
  return [
    `\n${products} products on PostgreSQL`,
    timesLine('read by key', reads),
    timesLine('product', details),
    timesLine('search', searches),
    `p95 of a search is ${ratio.toFixed(1)} times that of a read; the slowest search was ${searches.slowest}`,
    `large tables read from end to end: ${read.join(', ') || 'none'}`,
  ];
}

export function qualityLine(name: string, { queries, recallAt3, mrr, empties, wrong }: Quality): string {
  const counts = [empties, wrong].map((count) => String(count).padStart(7)).join('');
  return `${name.padEnd(16)}${String(queries).padStart(7)}${recallAt3.toFixed(3).padStart(10)}${mrr.toFixed(3).padStart(7)}${counts}`;
}

function timesLine(name: string, { requests, p50Ms, p95Ms }: Times): string {
  return `${name.padEnd(16)}${String(requests).padStart(7)} requests, p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`;
}
