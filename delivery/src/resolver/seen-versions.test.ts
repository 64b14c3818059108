import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createDirectoryStore, type ReleaseStore } from '../store/index.ts';
import { releasedVersion, tempFolders } from '../testing/index.ts';
import { createSeenVersions } from './seen-versions.ts';

const newFolder = tempFolders();

it('Seen versions are stored and the recovery is reported once the store can be written again', async () => {
  const real = createDirectoryStore(newFolder());
  const version = await releasedVersion(real, newFolder(), 'mfe-content');
  let isReadOnly = true;
  const store: ReleaseStore = {
    ...real,
    exclusively: (work) => (isReadOnly ? Promise.reject(new Error('EROFS')) : real.exclusively(work)),
  };
  const failures: unknown[] = [];
  const seen = createSeenVersions(store, { onSaved: (failure) => failures.push(failure?.error), retryMs: 20 });
  seen.note([{ remote: 'mfe-content', version }]);
  for (let waited = 0; failures.length < 2 && waited < 5_000; waited += 10) await sleep(10);
  expect(failures.slice(0, 2)).toEqual([new Error('EROFS'), new Error('EROFS')]);
  isReadOnly = false;
  for (let waited = 0; failures.at(-1) !== undefined && waited < 5_000; waited += 10) await sleep(10);
  expect(failures.at(-1)).toBeUndefined();
  expect(await real.seen()).toMatchObject([{ remote: 'mfe-content', version }]);
  await seen.saved();
});
