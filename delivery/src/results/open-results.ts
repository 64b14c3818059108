import { join } from 'node:path';
import type { StorePlace } from '../store/index.ts';
import type { ResultsCollector } from './observation.ts';
import { openPostgres } from './postgres.ts';
import type { Sql } from './sql.ts';
import { createSqlCollector } from './sql-collector.ts';
import { openSqlite } from './sqlite.ts';

/** The collector beside a release store: a file in its folder (`.results/results.sqlite`), or tables in its database. */
export function openResultsAt(place: StorePlace): ResultsCollector {
  return createSqlCollector(
    place.type === 'directory' ? openSqlite(join(place.folder, '.results', 'results.sqlite')) : openPostgres(place.url),
  );
}

/** The same to look only, also where it cannot be written: nothing is made and nothing dropped. What was never collected is empty. */
export function readResultsAt(place: StorePlace): ResultsCollector {
  return createSqlCollector(openToRead(place, 'results.sqlite'), { isReadOnly: true });
}

/** What is kept of a version's visitors on a day, or of a canary's on a step: enough for any difference that matters. */
const SUMS = { name: 'version', maxVisitors: 200_000, keptDays: 30 } as const;

/** The collector of what visitors met per version, in the same place; each in tables of its own. */
export function openSumsAt(place: StorePlace, now?: () => number): ResultsCollector {
  const sql = place.type === 'directory' ? openSqlite(join(place.folder, '.results', 'versions.sqlite')) : openPostgres(place.url);
  return createSqlCollector(sql, { ...SUMS, ...(now && { now }) });
}

/** The same to look only, as of results. */
export function readSumsAt(place: StorePlace): ResultsCollector {
  return createSqlCollector(openToRead(place, 'versions.sqlite'), { ...SUMS, isReadOnly: true });
}

/** A collector that forgets everything at its end. */
export function openResultsInMemory(): ResultsCollector {
  return createSqlCollector(openSqlite(':memory:'));
}

function openToRead(place: StorePlace, file: string): Sql {
  return place.type === 'directory' ? openSqlite(join(place.folder, '.results', file), { isReadOnly: true }) : openPostgres(place.url);
}
