import { join } from 'node:path';
import type { StorePlace } from '../store/index.ts';
import type { ResultsCollector } from './observation.ts';
import { openPostgres } from './postgres.ts';
import { createSqlCollector } from './sql-collector.ts';
import { openSqlite } from './sqlite.ts';

/** The collector beside a release store: a file in its folder (`.results/results.sqlite`), or tables in its database. */
export function openResultsAt(place: StorePlace): ResultsCollector {
  return createSqlCollector(
    place.type === 'directory' ? openSqlite(join(place.folder, '.results', 'results.sqlite')) : openPostgres(place.url),
  );
}

/** A collector that forgets everything at its end. */
export function openResultsInMemory(): ResultsCollector {
  return createSqlCollector(openSqlite(':memory:'));
}
