import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { openPglite } from './index.ts';

it('A folder with files of a database but without PG_VERSION is refused, and its files stay as they are', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'vitrava-db-')), 'db');
  await mkdir(path.join(folder, 'base/5'), { recursive: true });
  await writeFile(path.join(folder, 'base/5/1259'), 'an order');
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(openPglite(folder)).rejects.toThrow(
      /not PG_VERSION.*Nothing was changed\. Restore a backup: npm run restore -- <file> --over/,
    );
  }
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['base', 'base/5', 'base/5/1259']);
  await rm(path.dirname(folder), { recursive: true });
});
