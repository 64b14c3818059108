import { join } from 'node:path';
import { openPostgres, openSqlite, type Sql } from '../sql/index.ts';
import { SCHEMA, type StorePlace } from '../store/index.ts';
import type { ResultsCollector } from './observation.ts';
import { createSqlCollector } from './sql-collector.ts';

/** What is kept of a version's visitors on a day, or of a canary's on a step: enough for any difference that matters. */
const SUMS = { name: 'version', maxVisitors: 200_000, retentionDays: 30 } as const;
const READ_ONLY = { isReadOnly: true } as const;

/** The collector beside a release store: a file in its folder (`.results/results.sqlite`), or tables in its database. */
export function openResultsAt(place: StorePlace): ResultsCollector {
  return createSqlCollector(openSql(place, 'results.sqlite'));
}

/** The same collector for reading, also where nothing can be written: no table is made and no run dropped. What was never collected is empty. */
export function readResultsAt(place: StorePlace): ResultsCollector {
  return createSqlCollector(openSql(place, 'results.sqlite', READ_ONLY), READ_ONLY);
}

/** The collector of observations per version, in the same place; each in tables of its own. */
export function openSumsAt(place: StorePlace, now?: () => number): ResultsCollector {
  return createSqlCollector(openSql(place, 'versions.sqlite'), { ...SUMS, ...(now && { now }) });
}

/** The same collector for reading, as of results. */
export function readSumsAt(place: StorePlace): ResultsCollector {
  return createSqlCollector(openSql(place, 'versions.sqlite', READ_ONLY), { ...SUMS, ...READ_ONLY });
}

/** A collector that drops everything at its end. */
export function openResultsInMemory(): ResultsCollector {
  return createSqlCollector(openSqlite(':memory:'));
}

function openSql(place: StorePlace, file: string, options: { readonly isReadOnly?: boolean } = {}): Sql {
  return place.type === 'directory' ? openSqlite(join(place.folder, '.results', file), options) : openPostgres(place.url, SCHEMA);
}
