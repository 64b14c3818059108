import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { endCanary, pointChannel } from './move-channel.ts';

const newFolder = tempFolders();
const attribution = fixtureAttribution();
const remote = 'mfe-content';

async function setUp() {
  const root = newFolder();
  const store = createDirectoryStore(root);
  const builds = newFolder();
  const versions: string[] = [];
  for (const text of ['one', 'two', 'three']) versions.push(await releasedVersion(store, builds, remote, { text }));
  const [first = '', second = '', third = ''] = versions;
  return { root, store, builds, first, second, third };
}

describe('Pointing a channel', () => {
  it('starts, changes and ends a canary', async () => {
    const { store, first } = await setUp();
    const canary = (share: number) => pointChannel(store, { remote, version: first, target: { channel: 'canary', share }, attribution });
    expect(await canary(10)).toMatchObject({ type: 'moved', pointers: { canary: { version: first, share: 10 } } });
    expect(await canary(50)).toMatchObject({ changed: true, pointers: { canary: { share: 50 } } });
    expect(await canary(101)).toMatchObject({ type: 'refused', refusals: [{ type: 'share-invalid' }] });
    expect(await endCanary(store, { remote, attribution })).toMatchObject({ changed: true, pointers: { canary: null } });
    expect(await endCanary(store, { remote, attribution })).toMatchObject({ changed: false });
  });

  it('lists the existing versions when one is unknown', async () => {
    const { store, first } = await setUp();
    const outcome = await pointChannel(store, { remote, version: '../../etc', target: { channel: 'stable' }, attribution });
    expect(outcome).toMatchObject({ type: 'refused', refusals: [{ type: 'release-unknown', known: expect.arrayContaining([first]) }] });
  });

  it('does not overwrite a pointer file that it cannot read', async () => {
    const { root, store, first } = await setUp();
    writeFileSync(join(root, remote, 'channels.json'), '{ stable:');
    const outcome = await pointChannel(store, { remote, version: first, target: { channel: 'stable' }, attribution });
    expect(outcome).toMatchObject({ type: 'refused', refusals: [{ type: 'pointers-broken' }] });
  });
});
