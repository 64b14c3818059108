import { expect, it } from '@jest/globals';
import { codeOf } from '../composition-id/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { releasedVersion, tempFolders } from '../testing/index.ts';
import { createKnownVersions } from './known-versions.ts';
import { takeSnapshot } from './snapshot.ts';

const newFolder = tempFolders();

it('A server identifies the live versions by their codes at once, and others after a search of the store', async () => {
  const [store, builds] = [createDirectoryStore(newFolder()), newFolder()];
  const live = { remote: 'mfe-content', version: await releasedVersion(store, builds, 'mfe-content') };
  const snapshot = await takeSnapshot(store, '', { stamp: '', choices: new Map(), flags: null, problems: [] });
  const stored = { remote: 'mfe-cart', version: await releasedVersion(store, builds, 'mfe-cart', { target: null }) };
  const known = createKnownVersions(store);
  known.addFrom(snapshot);
  expect(known.candidatesOf(codeOf(live))).toEqual([live]);
  expect(known.candidatesOf(codeOf(stored))).toEqual([]);
  await known.addCode([codeOf(stored)]);
  expect(known.candidatesOf(codeOf(stored))).toEqual([stored]);
});
