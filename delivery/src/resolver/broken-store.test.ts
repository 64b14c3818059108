import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startExperiment } from '../experiments/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { createResolver } from './create-resolver.ts';
import type { ReleaseProblem } from './problem.ts';
import type { Resolver } from './resolver.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const open: Resolver[] = [];

afterEach(async () => {
  for (const resolver of open.splice(0)) await resolver.close();
});

async function setUp() {
  const root = newFolder();
  const builds = newFolder();
  const store = createDirectoryStore(root);
  const first = await releasedVersion(store, builds, remote, { text: 'one' });
  const second = await releasedVersion(store, builds, remote, { text: 'two' });
  const reported: ReleaseProblem[] = [];
  const newResolver = () => {
    const resolver = createResolver({ store, freshMs: 0, onProblem: (problem) => reported.push(problem) });
    open.push(resolver);
    return resolver;
  };
  return { root, store, builds, first, second, reported, newResolver };
}

const versionOf = async (resolver: Resolver, visitorId: string | null = null) =>
  (await resolver.resolve({ visitorId })).releases[remote]?.version;

describe('A broken store', () => {
  it('replaces a missing release until it is there again', async () => {
    const { root, first, second, reported, newResolver } = await setUp();
    const resolver = newResolver();
    expect(await versionOf(resolver)).toBe(second);
    renameSync(join(root, remote, second), join(root, 'away'));
    expect(await versionOf(resolver)).toBe(first);
    expect(await versionOf(resolver)).toBe(first);
    expect(resolver.problems()).toMatchObject([{ type: 'release-unusable', remote, version: second }]);
    expect(reported).toHaveLength(1);
    renameSync(join(root, 'away'), join(root, remote, second));
    expect(await versionOf(resolver)).toBe(second);
    expect(resolver.problems()).toEqual([]);
  });

  it('replaces a damaged release', async () => {
    const { root, first, second, newResolver } = await setUp();
    writeFileSync(join(root, remote, second, 'server.cjs'), '');
    expect(await versionOf(newResolver())).toBe(first);
  });

  it('leaves a remote out when none of its releases is whole, and the others in', async () => {
    const { root, store, builds, first, second, newResolver } = await setUp();
    await releasedVersion(store, builds, 'shell');
    for (const version of [first, second]) writeFileSync(join(root, remote, version, 'release.json'), '{}');
    expect(Object.keys((await newResolver().resolve({ visitorId: null })).releases)).toEqual(['shell']);
  });

  it.each(['', '{"stable"', 'null', '{"stable":5,"canary":null,"history":[]}'])(
    'keeps the last good channels when the pointer file is %j',
    async (text) => {
      const { root, second, newResolver } = await setUp();
      const resolver = newResolver();
      expect(await versionOf(resolver)).toBe(second);
      writeFileSync(join(root, remote, 'channels.json'), text);
      expect(await versionOf(resolver)).toBe(second);
      expect(resolver.problems()).toMatchObject([{ type: 'pointers-broken', remote }]);
      const started = newResolver();
      expect((await started.resolve({ visitorId: null })).releases).toEqual({});
      expect(started.problems()[0]?.explanation).toMatch(/The remote is left out/);
    },
  );

  it.each([
    '',
    'null',
    '{"flags":[]}',
    '{"flags":{"release.mfe-content":{"state":"ENABLED","variants":{"a":"1"},"defaultVariant":"zzz"}}}',
    '{"flags":{"release.mfe-content":{"state":"ENABLED","variants":{"a":1},"defaultVariant":"a"}}}',
    '{"flags":{"release.mfe-content":{"state":"ENABLED","variants":{"a":"1"},"defaultVariant":"a","targeting":{"fractional":[["b",1]]}}}}',
  ])('keeps the last good experiments when the flag file is %j', async (text) => {
    const { store, first, second, newResolver } = await setUp();
    await startExperiment(
      store,
      {
        remote,
        name: 'lead',
        arms: [
          { name: 'a', version: first, weight: 1 },
          { name: 'b', version: first, weight: 1 },
        ],
      },
      fixtureAttribution(),
    );
    const resolver = newResolver();
    expect(await versionOf(resolver, 'someone')).toBe(first);
    await store.writeFlags(text);
    expect(await versionOf(resolver, 'someone')).toBe(first);
    expect(resolver.problems()).toMatchObject([{ type: 'flags-broken' }]);
    expect(await versionOf(newResolver(), 'someone')).toBe(second);
  });

  it('rejects an experiment whose arm has a route of another remote, and reports it', async () => {
    const { store, builds, first, second, reported, newResolver } = await setUp();
    const meta = { title: { ru: 'Чужая', en: 'Foreign' } };
    const routes = [{ name: 'page', path: '/mfe-content', meta }];
    const clashing = await releasedVersion(store, builds, 'mfe-catalog', { text: 'clash', manifest: { routes }, target: null });
    await releasedVersion(store, builds, 'mfe-catalog', { text: 'good' });
    const resolver = newResolver();
    const flags = (arm: string) => ({
      'release.mfe-catalog': { state: 'ENABLED', variants: { a: arm, b: arm }, defaultVariant: 'a' },
      'release.mfe-content': { state: 'ENABLED', variants: { a: first, b: second }, defaultVariant: 'a' },
    });
    await store.writeFlags(JSON.stringify({ flags: flags(clashing) }));
    const { releases } = await resolver.resolve({ visitorId: 'someone' });
    expect([releases['mfe-catalog']?.version === clashing, releases[remote]?.version]).toEqual([false, second]);
    expect(reported).toMatchObject([
      { type: 'flags-broken', explanation: expect.stringContaining('already answered by the live mfe-content') },
    ]);
    const sound = JSON.stringify({ flags: { 'release.mfe-content': flags('')['release.mfe-content'] } });
    await store.writeFlags(sound);
    expect(await versionOf(resolver, 'someone')).toBe(first);
    expect(resolver.problems()).toEqual([]);
  });

  it('rejects an experiment whose versions do not exist, and reports it', async () => {
    const { store, second, newResolver } = await setUp();
    const flag = { state: 'ENABLED', variants: { a: '9.9.9', b: '9.9.8' }, defaultVariant: 'a' };
    await store.writeFlags(JSON.stringify({ flags: { 'release.mfe-content': flag } }));
    const resolver = newResolver();
    expect(await versionOf(resolver, 'someone')).toBe(second);
    expect((await resolver.resolve({ visitorId: 'someone' })).exposures).toEqual([]);
    expect(resolver.problems()).toMatchObject([
      {
        type: 'flags-broken',
        explanation: expect.stringMatching(/the arm "a" of .* is shown to no one: There is no release 9\.9\.9 of mfe-content/),
      },
    ]);
  });

  it.each([
    ['cart/itemAdded,whatever', /"whatever" is no event of the bus/],
    ['', /"" is no event of the bus/],
  ])('rejects an experiment with the goals %j, and reports it', async (goals, reason) => {
    const { store, first, second, newResolver } = await setUp();
    const flag = { state: 'ENABLED', variants: { a: first, b: first }, defaultVariant: 'a', metadata: { experiment: 'lead', goals } };
    await store.writeFlags(JSON.stringify({ flags: { 'release.mfe-content': flag } }));
    const resolver = newResolver();
    expect(await versionOf(resolver, 'someone')).toBe(second);
    expect(resolver.problems()).toMatchObject([{ type: 'flags-broken', explanation: expect.stringMatching(reason) }]);
  });

  it('survives unknown folders and files', async () => {
    const { root, second, newResolver } = await setUp();
    mkdirSync(join(root, 'Some Folder', 'x'), { recursive: true });
    writeFileSync(join(root, remote, 'notes.txt'), '');
    const resolver = newResolver();
    expect(await versionOf(resolver)).toBe(second);
    expect(await resolver.byId('x')).toBeNull();
  });

  it('serves the last known releases when the whole store disappears', async () => {
    const { root, newResolver } = await setUp();
    const resolver = newResolver();
    await resolver.resolve({ visitorId: null });
    await resolver.close();
    rmSync(root, { recursive: true });
    await expect(resolver.resolve({ visitorId: null })).resolves.toMatchObject({ releases: {} });
  });
});
