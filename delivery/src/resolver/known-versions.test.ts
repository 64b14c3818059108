import { expect, it } from '@jest/globals';
import { codeOf } from '../composition-id/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { releasedVersion, tempFolders } from '../testing/index.ts';
import { createKnownVersions } from './known-versions.ts';
import { takeSnapshot } from './snapshot.ts';

const newFolder = tempFolders();

it('A server that runs for months keeps the live and the latest versions in memory, and reads others from the store again', async () => {
  const store = createDirectoryStore(newFolder());
  const builds = newFolder();
  const live = { remote: 'mfe-content', version: await releasedVersion(store, builds, 'mfe-content') };
  const snapshot = await takeSnapshot(store, '', { stamp: '', choices: new Map(), flags: null, problems: [] });
  const known = createKnownVersions(store, { most: 3 });
  const past = Array.from({ length: 5 }, (_, index) => ({ remote: 'mfe-content', version: `0.1.0-${String(index).repeat(10)}` }));
  const knownOf = () => past.filter((one) => known.candidatesOf(codeOf(one)).length > 0).map(({ version }) => version.slice(-1));
  for (const version of past.slice(0, 3)) known.add(version);
  known.learnFrom(snapshot);
  expect(knownOf()).toEqual(['1', '2']);
  known.add(past[1] as (typeof past)[0]);
  known.add(past[3] as (typeof past)[0]);
  expect(knownOf()).toEqual(['1', '3']);
  for (const version of past) known.add(version);
  expect(known.candidatesOf(codeOf(live))).toEqual([]);
  await known.learn([codeOf(live)]);
  expect(known.candidatesOf(codeOf(live))).toEqual([live]);
});
