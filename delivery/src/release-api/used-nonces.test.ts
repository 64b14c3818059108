import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openSqlite } from '../sql/index.ts';
import { tempFolders } from '../testing/index.ts';
import { createUsedNonces } from './used-nonces.ts';

const newFolder = tempFolders();

it('The release API refuses a nonce again after a restart, until the nonce has expired', async () => {
  const file = join(newFolder(), 'release-api', 'nonces.sqlite');
  const later = Date.now() + 60_000;
  const [before, after] = [openSqlite(file), openSqlite(file)];
  const use = createUsedNonces(before);
  expect(await Promise.all([use('c3', Date.now() - 1), use('a1', later), use('a1', later), use('b2', later)])).toEqual([
    true,
    true,
    false,
    true,
  ]);
  await before.close();
  const useAgain = createUsedNonces(after);
  expect(await Promise.all(['a1', 'b2', 'c3', 'd4'].map((nonce) => useAgain(nonce, later)))).toEqual([false, false, true, true]);
  expect(await after.all('SELECT name FROM used_name')).toHaveLength(4);
  await after.close();
});
