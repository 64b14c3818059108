import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { tempFolders } from '../testing/index.ts';
import { createUsedNonces } from './used-nonces.ts';

const newFolder = tempFolders();

it('a request that has come is known after a restart of the release API, until it has run out', async () => {
  const file = join(newFolder(), 'release-api', 'nonces');
  const later = Date.now() + 60_000;
  const before = createUsedNonces(file);
  const uses = [before('c3', Date.now() - 1), before('a1', later), before('a1', later), before('b2', later)];
  expect(await Promise.all(uses)).toEqual([true, true, false, true]);
  // The end of a line that a crash has cut.
  appendFileSync(file, 'd4 17');
  const after = createUsedNonces(file);
  const names = ['a1', 'b2', 'c3', 'd4'];
  expect(await Promise.all(names.map((name) => after(name, later)))).toEqual([false, false, true, true]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
});
