import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { pointChannel } from '../channels/index.ts';
import { endExclusion } from '../exclusion/index.ts';
import { startExperiment, stopExperiment } from '../experiments/index.ts';
import { rollBack, withdraw } from '../rollback/index.ts';
import { writePreviewLink } from '../signed-tokens/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { createResolver } from './create-resolver.ts';
import type { ReleaseProblem } from './problem.ts';
import type { Resolver } from './resolver.ts';

const newFolder = tempFolders();
const attribution = fixtureAttribution();
const remote = 'mfe-content';
const open: Resolver[] = [];

afterEach(async () => {
  for (const resolver of open.splice(0)) await resolver.close();
});

function openResolver(root: string, onProblem?: (problem: ReleaseProblem) => void): Resolver {
  const resolver = createResolver({ store: createDirectoryStore(root), freshMs: 0, ...(onProblem ? { onProblem } : {}) });
  open.push(resolver);
  return resolver;
}

async function setUp(...texts: string[]) {
  const root = newFolder();
  const builds = newFolder();
  const store = createDirectoryStore(root);
  const release = (text: string, name = remote) => releasedVersion(store, builds, name, { text });
  const versions: string[] = [];
  for (const text of texts) versions.push(await release(text));
  const resolver = openResolver(root);
  const versionFor = async (visitorId: string | null) => (await resolver.resolve({ visitorId })).releases[remote]?.version;
  return { root, store, release, versions, resolver, versionFor };
}

const visitors = Array.from({ length: 600 }, (_, index) => `visitor-${index}`);

describe('The resolver', () => {
  it('resolves an empty store to an empty composition', async () => {
    const resolver = openResolver(join(newFolder(), 'nothing'));
    expect(await resolver.resolve({ visitorId: 'someone' })).toMatchObject({ releases: {}, sticky: false, exposures: [] });
    expect(resolver.problems()).toEqual([]);
    expect(await resolver.needsVisitor()).toBe(false);
  });

  it('The resolver gives all visitors the stable versions, with one id for one set', async () => {
    const { resolver, release, versions } = await setUp('one');
    const shell = await release('shell', 'shell');
    const [one, other] = [await resolver.resolve({ visitorId: 'one' }), await resolver.resolve({ visitorId: null })];
    expect(one.releases).toMatchObject({ shell: { version: shell }, [remote]: { version: versions[0] } });
    expect(one.id).toBe(other.id);
    expect(one.sticky).toBe(false);
  });

  it('takes a release, a rollback and an experiment up without a restart', async () => {
    const { store, release, versions, resolver, versionFor } = await setUp('one');
    expect(await versionFor(null)).toBe(versions[0]);
    const second = await release('two');
    expect(await versionFor(null)).toBe(second);
    await rollBack(store, { remote, attribution });
    expect(await versionFor(null)).toBe(versions[0]);
    expect(await resolver.runs()).toEqual([]);
    await endExclusion(store, { remote, version: second, attribution });
    await startExperiment(
      store,
      {
        remote,
        name: 'lead',
        arms: [
          { name: 'a', version: versions[0] ?? '', weight: 1 },
          { name: 'b', version: second, weight: 1 },
        ],
      },
      attribution,
    );
    expect((await resolver.runs()).map((run) => run.remote)).toEqual([remote]);
    await stopExperiment(store, remote, attribution);
    expect(await resolver.needsVisitor()).toBe(false);
  });

  it('serves a withdrawn remote to no visitor until it is released again', async () => {
    const { store, release, versionFor } = await setUp('one', 'two');
    await withdraw(store, { remote, attribution });
    expect(await versionFor(null)).toBeUndefined();
    expect(await versionFor('someone')).toBeUndefined();
    const third = await release('three');
    expect(await versionFor(null)).toBe(third);
  });

  it('has two versions live at once in an experiment, sticky by visitor, and stable for who is unknown', async () => {
    const { store, versions, resolver, versionFor } = await setUp('a', 'b');
    const [a = '', b = ''] = versions;
    await startExperiment(
      store,
      {
        remote,
        name: 'lead',
        arms: [
          { name: 'a', version: a, weight: 50 },
          { name: 'b', version: b, weight: 50 },
        ],
      },
      attribution,
    );
    expect(await resolver.needsVisitor()).toBe(true);
    const drawn = await Promise.all(visitors.map((visitor) => versionFor(visitor)));
    const share = drawn.filter((version) => version === a).length / visitors.length;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.58);
    expect(await Promise.all(visitors.slice(0, 50).map((visitor) => versionFor(visitor)))).toEqual(drawn.slice(0, 50));
    expect(await versionFor(null)).toBe(b);
    const resolved = await resolver.resolve({ visitorId: 'visitor-0' });
    expect(resolved).toMatchObject({ sticky: true, exposures: [{ remote, experiment: 'lead', version: drawn[0] }] });
  });

  it('serves a canary to its share, and records exposures of both arms', async () => {
    const { store, versions, resolver } = await setUp('a', 'b');
    const [a = '', b = ''] = versions;
    await pointChannel(store, { remote, version: a, target: { channel: 'canary', share: 30 }, attribution });
    expect(await resolver.needsVisitor()).toBe(true);
    const resolved = await Promise.all(visitors.map((visitorId) => resolver.resolve({ visitorId })));
    const arms = resolved.map(({ exposures }) => exposures[0]);
    const canary = arms.filter((exposure) => exposure?.arm === 'canary');
    expect(canary.every((exposure) => exposure?.version === a)).toBe(true);
    expect(canary.length / visitors.length).toBeGreaterThan(0.23);
    expect(canary.length / visitors.length).toBeLessThan(0.37);
    expect(arms.filter((exposure) => exposure?.arm === 'stable')).toHaveLength(visitors.length - canary.length);
    expect((await resolver.resolve({ visitorId: null })).releases[remote]?.version).toBe(b);
  });

  it('serves the versions of a preview link without counting an exposure', async () => {
    const { store, versions, resolver } = await setUp('one', 'two');
    const [first = '', second = ''] = versions;
    const tokenFor = async (version: string, of = remote) => {
      const link = { show: { type: 'versions', versions: { [of]: version } }, path: '/', expiresAt: '2999-01-01T00:00:00.000Z' } as const;
      return writePreviewLink(link, await store.secret());
    };
    const preview = await tokenFor(first);
    const seen = await resolver.resolve({ visitorId: 'someone', preview });
    expect(seen).toMatchObject({ isPreview: true, exposures: [], releases: { [remote]: { version: first } } });
    expect(await resolver.byId(seen.id)).toMatchObject({ id: seen.id, isPreview: true, releases: { [remote]: { version: first } } });
    const before = await resolver.resolve({ visitorId: null });
    expect(before).toMatchObject({ isPreview: false, releases: { [remote]: { version: second } } });
    expect((await resolver.resolve({ visitorId: null, preview: await tokenFor(second) })).id).not.toBe(before.id);
    for (const version of ['9.9.9', '../..', '', 'a\0b']) {
      const token = await tokenFor(version);
      expect(await resolver.resolve({ visitorId: null, preview: token })).toEqual(before);
      expect(await resolver.previewOf(token)).toEqual({
        type: 'ended',
        why: { type: 'gone', missing: [`${remote}@${version}`], composition: null },
      });
    }
    for (const token of ['', 'x', await tokenFor('y', '__proto__')])
      expect((await resolver.resolve({ visitorId: null, preview: token })).id).toBeTruthy();
  });
});

describe('A version that fails', () => {
  it('is excluded on this server for a time, and so is its arm', async () => {
    const { store, versions, resolver, versionFor } = await setUp('one', 'two');
    const [first = '', second = ''] = versions;
    const before = await resolver.resolve({ visitorId: null });
    const ended = resolver.exclude(remote, second, 'it threw three times within a minute.', 1000);
    const during = await resolver.resolve({ visitorId: null });
    expect(during.releases[remote]?.version).toBe(first);
    expect(during.id).not.toBe(before.id);
    expect(resolver.problems()).toMatchObject([{ type: 'release-excluded', remote, version: second }]);
    await startExperiment(
      store,
      {
        remote,
        name: 'lead',
        arms: [
          { name: 'a', version: second, weight: 1 },
          { name: 'b', version: second, weight: 1 },
        ],
      },
      attribution,
    );
    expect(await resolver.resolve({ visitorId: 'someone' })).toMatchObject({ exposures: [], releases: { [remote]: { version: first } } });
    await stopExperiment(store, remote, attribution);
    await ended;
    expect(await versionFor(null)).toBe(second);
    expect(resolver.problems()).toEqual([]);
  });

  it('stays when there is no other version, because the browser may still render it', async () => {
    const { versions, resolver, versionFor } = await setUp('one');
    void resolver.exclude(remote, versions[0] ?? '', 'it hangs.', 60_000);
    expect(await versionFor(null)).toBe(versions[0]);
  });
});

describe('Compositions', () => {
  it('are found by id after newer releases and after a restart', async () => {
    const { root, release, resolver, versions } = await setUp('one');
    const { id } = await resolver.resolve({ visitorId: null });
    await release('two');
    const newer = await resolver.resolve({ visitorId: null });
    expect((await resolver.byId(id))?.releases[remote]?.version).toBe(versions[0]);
    await resolver.close();
    const restarted = openResolver(root);
    expect(await restarted.byId(id)).toMatchObject({ id, releases: { [remote]: { version: versions[0] } } });
    expect((await restarted.byId(newer.id))?.id).toBe(newer.id);
  });

  it('are all found by their ids on another server, however many there are', async () => {
    const { root, store, versions, resolver, release } = await setUp('a', 'b');
    const names = [remote, ...Array.from({ length: 4 }, (_, index) => `mfe-r${index}`)];
    for (const name of names) {
      const arms = name === remote ? versions : [await release('a', name), await release('b', name)];
      const weighted = arms.map((version, index) => ({ name: `arm-${index}`, version, weight: 1 }));
      await startExperiment(store, { remote: name, name: 'lead', arms: weighted }, attribution);
    }
    const made = new Map<string, unknown>();
    for (const visitorId of visitors) {
      const { id, releases } = await resolver.resolve({ visitorId });
      made.set(id, Object.fromEntries(Object.entries(releases).map(([name, { version }]) => [name, version])));
    }
    expect(made.size).toBe(2 ** names.length);
    const other = openResolver(root);
    for (const [id, set] of made) {
      const found = (await other.byId(id))?.releases ?? {};
      expect(Object.fromEntries(Object.entries(found).map(([name, { version }]) => [name, version]))).toEqual(set);
    }
  });

  it('reach no version that no server has composed a page of', async () => {
    const { store, resolver, release, versions } = await setUp('one');
    const { id } = await resolver.resolve({ visitorId: null });
    const hidden = await releasedVersion(store, newFolder(), remote, { text: 'hidden', target: null });
    await release('three');
    const hmac = id.split('_')[1] ?? '';
    expect((await resolver.byId(id))?.releases[remote]?.version).toBe(versions[0]);
    expect(await resolver.byId(`${hidden.split('-')[1]?.slice(0, 7)}_${hmac}`)).toBeNull();
  });

  it('are unknown by any other id, and when a release of theirs is gone', async () => {
    const { root, release, resolver, versions } = await setUp('one');
    const { id } = await resolver.resolve({ visitorId: null });
    await release('two');
    for (const wrong of ['', 'x', '__proto__', '../..', 'a'.repeat(5000)]) expect(await resolver.byId(wrong)).toBeNull();
    rmSync(join(root, remote, versions[0] ?? ''), { recursive: true });
    await resolver.resolve({ visitorId: null });
    expect(await resolver.byId(id)).toBeNull();
  });
});
