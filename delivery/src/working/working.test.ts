import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createResolver, importMapOf, type Resolver } from '../resolver/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { releasedVersion, tempFolders, writeFixtureBuild } from '../testing/index.ts';
import { layerStores, publishWorkingBuild } from './index.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const open: Resolver[] = [];

afterEach(async () => {
  for (const resolver of open.splice(0)) await resolver.close();
});

async function setUp() {
  const roots = { releases: newFolder(), working: newFolder() };
  const builds = newFolder();
  const releases = createDirectoryStore(roots.releases);
  const working = createDirectoryStore(roots.working);
  const versions = {
    shell: await releasedVersion(releases, builds, 'shell'),
    [remote]: await releasedVersion(releases, builds, remote),
  };
  const resolver = createResolver({ store: layerStores(working, releases), freshMs: 0 });
  open.push(resolver);
  const publish = (hash: string, text = hash) =>
    publishWorkingBuild({ store: working, remote, folder: writeFixtureBuild(join(builds, 'working'), remote, { text }), hash });
  return { roots, versions, resolver, publish };
}

describe('A working build', () => {
  it('takes the place of the release of its remote, and of no other', async () => {
    const { versions, resolver, publish } = await setUp();
    expect((await resolver.resolve({ visitorId: null })).releases[remote]?.version).toBe(versions[remote]);
    await publish('one');
    const { releases } = await resolver.resolve({ visitorId: null });
    expect(releases).toMatchObject({ shell: { version: versions.shell }, [remote]: { version: 'dev-one' } });
  });

  it('is followed by the next one without a restart', async () => {
    const { roots, resolver, publish } = await setUp();
    await publish('one');
    await publish('two');
    const record = (await resolver.resolve({ visitorId: null })).releases[remote];
    expect(record?.version).toBe('dev-two');
    expect(record && resolver.serverFileOf(record)).toBe(join(roots.working, remote, 'dev-two/server.cjs'));
  });

  it('has no integrity, for its browser files change under an open page', async () => {
    const { resolver, publish } = await setUp();
    await publish('one');
    const { releases } = await resolver.resolve({ visitorId: null });
    const { integrity } = JSON.parse(importMapOf(Object.values(releases))) as { integrity: Record<string, string> };
    const addresses = Object.keys(integrity);
    expect(addresses.filter((address) => address.includes(`/${remote}/`))).toEqual([]);
    expect(addresses.some((address) => address.includes('/shell/'))).toBe(true);
  });

  it('leaves no trace among the releases', async () => {
    const { roots, resolver, publish } = await setUp();
    const before = readdirSync(roots.releases, { recursive: true });
    await publish('one');
    await resolver.resolve({ visitorId: 'someone' });
    await resolver.close();
    expect(readdirSync(roots.releases, { recursive: true })).toEqual(before);
  });

  it('The store keeps the working builds that open pages may request, and no more than twenty', async () => {
    const { resolver, publish, roots } = await setUp();
    await publish('first');
    const { id } = await resolver.resolve({ visitorId: null });
    await publish('second');
    expect((await resolver.byId(id))?.releases[remote]?.version).toBe('dev-first');
    for (let number = 0; number < 25; number += 1) await publish(`n${number}`);
    expect(readdirSync(join(roots.working, remote)).filter((name) => name.startsWith('dev-'))).toHaveLength(20);
  });

  it('is refused with a sentence when it does not describe itself', async () => {
    const { roots } = await setUp();
    const folder = writeFixtureBuild(join(newFolder(), 'broken'), remote, { exposes: ['./client'] });
    const store = createDirectoryStore(roots.working);
    await expect(publishWorkingBuild({ store, remote, folder, hash: 'one' })).rejects.toThrow('The module ./pages/page is not exposed');
  });
});
