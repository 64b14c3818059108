import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openPostgres, openSqlite } from '../sql/index.ts';
import { SCHEMA } from '../store/index.ts';
import { describeOnPostgres, tempFolders } from '../testing/index.ts';
import type { ExperimentRun, Observation, ResultsCollector } from './observation.ts';
import { readSumsAt } from './open-results.ts';
import { createSqlCollector, type SqlCollectorOptions } from './sql-collector.ts';

const newFolder = tempFolders();
const AT = '2026-01-01T00:00:00.000Z';
const arms = [{ name: 'a', version: '1', weight: 1 }];
const run: ExperimentRun = { id: 'run', remote: 'mfe-content', experiment: 'lead', startedAt: AT, arms, goals: ['goal'] };
const shown: Observation = { type: 'shown', run: run.id, visitor: 'v1', arm: 'a', composition: 'c' };
const NOTHING = { visitors: {}, reached: {}, mixed: 0 };

function promises(open: (options: Pick<SqlCollectorOptions, 'name' | 'now' | 'isReadOnly'>) => ResultsCollector): void {
  it('are read without creating, dropping or writing anything', async () => {
    const unknown = open({ name: 'unknown', isReadOnly: true });
    expect([await unknown.runs(), await unknown.counts(run.id), await unknown.marks(run.id)]).toEqual([[], NOTHING, []]);
    expect(await unknown.marked(run.id, AT)).toBeNull();
    await unknown.close();
    const collector = open({ name: 'looked' });
    await collector.open(run);
    await collector.note([shown]);
    await collector.mark(run.id, AT);
    await collector.close();
    const later = open({ name: 'looked', isReadOnly: true, now: () => Date.now() + 366 * 86_400_000 });
    const counts = { ...NOTHING, visitors: { a: 1 } };
    expect([await later.runs(), await later.counts(run.id), await later.marked(run.id, AT)]).toEqual([[run], counts, counts]);
    for (const write of [later.open(run), later.note([shown]), later.mark(run.id, AT)]) await expect(write).rejects.toThrow('to look only');
    await later.close();
  });
}

describe('Results in a file', () => {
  const file = join(newFolder(), 'results.sqlite');
  promises((options) => createSqlCollector(openSqlite(file, options), options));

  it('are empty where none were collected, and no file is created', async () => {
    const folder = newFolder();
    const sums = readSumsAt({ type: 'directory', folder });
    expect(await sums.counts(run.id)).toEqual(NOTHING);
    await sums.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describeOnPostgres('Results in PostgreSQL', (database) => {
  promises((options) => createSqlCollector(openPostgres(database.url, SCHEMA), options));
});
