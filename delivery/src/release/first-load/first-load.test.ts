import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createDirectoryStore } from '../../store/index.ts';
import { releasedVersion, tempFolders } from '../../testing/index.ts';
import { findFirstLoad, firstLoadNotes } from './index.ts';

const newFolder = tempFolders();
const root = join(import.meta.dirname, '../../../..');

it('A check in a browser that did not run is reported with its reason', async () => {
  const store = createDirectoryStore(newFolder());
  const notesWith = (env: Record<string, string>, folder = root) => firstLoadNotes(findFirstLoad(env, folder), 'mfe-content', store);
  expect(await notesWith({ CHROMIUM_PATH: process.execPath })).toEqual(['Its pages were not opened in a browser: no shell is live.']);
  await releasedVersion(store, newFolder(), 'shell');
  expect(await notesWith({ CHROMIUM_PATH: process.execPath })).toEqual([]);
  expect(await notesWith({ FIRST_LOAD: 'off' })).toEqual(['Its pages were not opened in a browser: FIRST_LOAD is off.']);
  expect((await notesWith({}, newFolder()))[0]).toMatch(/the server of the shop is not on this machine/);
});
