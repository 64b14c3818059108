import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createDirectoryStore } from '../store/index.ts';
import { releasedVersion, tempFolders } from '../testing/index.ts';
import { endCanary, pointChannel, rollBack } from './commands.ts';

const newFolder = tempFolders();
const at = '2026-01-01T00:00:00.000Z';
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

describe('going back', () => {
  it('leads to the version before, and to a named one', async () => {
    const { store, first, second, third } = await setUp();
    expect(await rollBack(store, { remote, at })).toMatchObject({ type: 'moved', version: second, changed: true });
    expect(await rollBack(store, { remote, at })).toMatchObject({ type: 'moved', version: first });
    expect(await rollBack(store, { remote, at })).toMatchObject({ type: 'refused', refusals: [{ type: 'nothing-before' }] });
    expect(await rollBack(store, { remote, to: third, at })).toMatchObject({ type: 'moved', version: third });
  });

  it('steps over a release that is damaged', async () => {
    const { root, store, first, second } = await setUp();
    rmSync(join(root, remote, second, 'server.cjs'));
    expect(await rollBack(store, { remote, to: second, at })).toMatchObject({ type: 'refused', refusals: [{ type: 'release-broken' }] });
    expect(await rollBack(store, { remote, at })).toMatchObject({ type: 'moved', version: first });
  });

  it('is refused where an older version does not get on with the others', async () => {
    const { store, builds, third } = await setUp();
    const meta = { title: { ru: 'Новости', en: 'News' } };
    await releasedVersion(store, builds, remote, { manifest: { routes: [{ name: 'news', path: '/news', meta }] } });
    await releasedVersion(store, builds, 'mfe-catalog', { manifest: { routes: [{ name: 'old', path: '/mfe-content', meta }] } });
    expect(await rollBack(store, { remote, at })).toMatchObject({
      type: 'refused',
      refusals: [{ type: 'route-conflict', other: 'mfe-catalog' }],
    });
    expect(await store.pointers(remote)).not.toMatchObject({ value: { stable: third } });
  });
});

describe('pointing a channel', () => {
  it('starts, changes and ends a canary', async () => {
    const { store, first } = await setUp();
    const canary = (share: number) => pointChannel(store, { remote, version: first, target: { channel: 'canary', share }, at });
    expect(await canary(10)).toMatchObject({ type: 'moved', pointers: { canary: { version: first, share: 10 } } });
    expect(await canary(50)).toMatchObject({ changed: true, pointers: { canary: { share: 50 } } });
    expect(await canary(101)).toMatchObject({ type: 'refused', refusals: [{ type: 'share-invalid' }] });
    expect(await endCanary(store, { remote, at })).toMatchObject({ changed: true, pointers: { canary: null } });
    expect(await endCanary(store, { remote, at })).toMatchObject({ changed: false });
  });

  it('names the versions there are when one is unknown', async () => {
    const { store, first } = await setUp();
    const outcome = await pointChannel(store, { remote, version: '../../etc', target: { channel: 'stable' }, at });
    expect(outcome).toMatchObject({ type: 'refused', refusals: [{ type: 'release-unknown', known: expect.arrayContaining([first]) }] });
  });

  it('does not overwrite a pointer file that it cannot read', async () => {
    const { root, store, first } = await setUp();
    writeFileSync(join(root, remote, 'channels.json'), '{ stable:');
    const outcome = await pointChannel(store, { remote, version: first, target: { channel: 'stable' }, at });
    expect(outcome).toMatchObject({ type: 'refused', refusals: [{ type: 'pointers-broken' }] });
    expect(await rollBack(store, { remote, at })).toMatchObject({ type: 'refused', refusals: [{ type: 'pointers-broken' }] });
  });
});
