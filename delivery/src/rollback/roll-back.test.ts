import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pointChannel } from '../channels/index.ts';
import { endExclusion } from '../exclusion/index.ts';
import { startExperiment } from '../experiments/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, releasedVersion, releaseFixture, tempFolders } from '../testing/index.ts';
import { rollBack, withdraw } from './index.ts';

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
  const runs = (arms: Record<string, string>) =>
    startExperiment(
      store,
      { remote, name: 'lead', arms: Object.entries(arms).map(([name, version]) => ({ name, version, weight: 1 })) },
      attribution,
    );
  return { root, store, builds, first, second, third, runs };
}

describe('A rollback', () => {
  it('leads to the version before, and to a named one', async () => {
    const { store, first, second, third } = await setUp();
    expect(await rollBack(store, { remote, attribution })).toMatchObject({ type: 'moved', version: second, changed: true });
    expect(await rollBack(store, { remote, attribution })).toMatchObject({ type: 'moved', version: first });
    expect(await rollBack(store, { remote, attribution })).toMatchObject({ type: 'refused', refusals: [{ type: 'nothing-before' }] });
    expect(await rollBack(store, { remote, to: third, attribution })).toMatchObject({ type: 'moved', version: third });
  });

  it('skips a damaged release', async () => {
    const { root, store, first, second } = await setUp();
    rmSync(join(root, remote, second, 'server.cjs'));
    expect(await rollBack(store, { remote, to: second, attribution })).toMatchObject({
      type: 'refused',
      refusals: [{ type: 'release-broken' }],
    });
    expect(await rollBack(store, { remote, attribution })).toMatchObject({ type: 'moved', version: first });
  });

  it('is refused where an older version is incompatible with the live releases', async () => {
    const { store, builds, third } = await setUp();
    const meta = { title: { ru: 'Новости', en: 'News' } };
    await releasedVersion(store, builds, remote, { manifest: { routes: [{ name: 'news', path: '/news', meta }] } });
    await releasedVersion(store, builds, 'mfe-catalog', { manifest: { routes: [{ name: 'old', path: '/mfe-content', meta }] } });
    expect(await rollBack(store, { remote, attribution })).toMatchObject({
      type: 'refused',
      refusals: [{ type: 'route-conflict', other: 'mfe-catalog' }],
    });
    expect(await store.pointers(remote)).not.toMatchObject({ value: { stable: third } });
  });

  it('does not overwrite a pointer file that it cannot read', async () => {
    const { root, store } = await setUp();
    writeFileSync(join(root, remote, 'channels.json'), '{ stable:');
    expect(await rollBack(store, { remote, attribution })).toMatchObject({ type: 'refused', refusals: [{ type: 'pointers-broken' }] });
  });

  it('removes the bad version from experiment and canary, and reports where it was', async () => {
    const { store, first, second, third, runs } = await setUp();
    await runs({ a: second, b: third });
    await pointChannel(store, { remote, version: first, target: { channel: 'canary', share: 20 }, attribution });
    expect(await rollBack(store, { remote, attribution })).toMatchObject({
      version: second,
      left: { [third]: ['stable', 'arm b of the experiment "lead"'], [first]: ['the canary (20 %)'] },
      pointers: { stable: second, canary: null },
      endedExperiment: 'lead',
    });
    expect(JSON.parse((await store.flags()) ?? '')).toEqual({ flags: {} });
    expect((await store.history()).at(-1)).toMatchObject({
      move: 'rollback',
      by: 'Ann',
      from: { stable: third, canary: { version: first }, experiment: { name: 'lead', arms: { a: second, b: third } } },
      to: { stable: second, canary: null, experiment: null },
    });
  });

  it('ends an experiment also when the named version is live already', async () => {
    const { store, second, third, runs } = await setUp();
    await runs({ a: third, b: second });
    expect(await rollBack(store, { remote, to: third, attribution })).toMatchObject({
      version: third,
      changed: true,
      left: { [second]: ['arm b of the experiment "lead"'] },
    });
    expect(await rollBack(store, { remote, to: third, attribution })).toMatchObject({ changed: false, left: {} });
  });

  it('succeeds with a broken flag file, and warns of it', async () => {
    const { store, second } = await setUp();
    await store.writeFlags('{');
    expect(await rollBack(store, { remote, attribution })).toMatchObject({
      version: second,
      warning: expect.stringContaining('flag file'),
    });
    expect(await store.flags()).toBe('{');
  });

  it('never returns to a version that was rolled back, unless it is named', async () => {
    const { store, builds, first, second, third } = await setUp();
    const fresh = await releasedVersion(store, builds, remote, { text: 'canary', target: null });
    expect(await rollBack(store, { remote, to: fresh, attribution })).toMatchObject({ version: fresh });
    expect(await rollBack(store, { remote, attribution })).toMatchObject({ version: second });
    await pointChannel(store, { remote, version: first, target: { channel: 'stable' }, attribution });
    expect(await rollBack(store, { remote, attribution })).toMatchObject({ type: 'refused', refusals: [{ type: 'nothing-before' }] });
    expect(await rollBack(store, { remote, to: third, attribution })).toMatchObject({ version: third });
  });
});

describe('A withdrawal', () => {
  it('removes a remote from the shop until it is readmitted and released again', async () => {
    const store = createDirectoryStore(newFolder());
    const builds = newFolder();
    const only = await releasedVersion(store, builds, remote);
    expect(await rollBack(store, { remote, attribution })).toMatchObject({ refusals: [{ type: 'nothing-before' }] });
    expect(await withdraw(store, { remote, attribution })).toMatchObject({
      version: null,
      left: { [only]: ['stable'] },
      pointers: { stable: null },
    });
    expect(await withdraw(store, { remote, attribution })).toMatchObject({ refusals: [{ type: 'not-live' }] });
    await releasedVersion(store, builds, remote, { onlyNew: true });
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: null } });
    expect(await releaseFixture(store, builds, remote)).toMatchObject({ refusals: [{ type: 'version-excluded', version: only }] });
    await endExclusion(store, { remote, version: only, attribution });
    await releasedVersion(store, builds, remote);
    expect(await store.pointers(remote)).toMatchObject({ value: { stable: only } });
  });

  it('is refused for the shell', async () => {
    const store = createDirectoryStore(newFolder());
    await releasedVersion(store, newFolder(), 'shell');
    expect(await withdraw(store, { remote: 'shell', attribution })).toMatchObject({ refusals: [{ type: 'shell-needed' }] });
  });
});
