import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { rollBack } from '../rollback/index.ts';
import { describeOnStores, fixtureAttribution, releasedVersion, releaseFixture, tempFolders } from '../testing/index.ts';
import { historyEntry, NO_POINTERS, type ReleaseStore } from './index.ts';

const newFolder = tempFolders();

const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let waited = 0; !(await holds()) && waited < 5000; waited += 20) await sleep(20);
};

const stableOf = async (store: ReleaseStore) => {
  const stored = await store.pointers('mfe-content');
  return stored.type === 'found' ? stored.value.stable : null;
};

describeOnStores('A release store', (fresh) => {
  it('is empty, not an error, before the first release', async () => {
    const { open, follow } = await fresh();
    for (const store of [open(), follow()]) {
      expect(await store.remotes()).toEqual([]);
      expect(await store.releases('mfe-content')).toEqual([]);
      expect(await store.pointers('mfe-content')).toEqual({ type: 'absent' });
      expect(await store.release('mfe-content', '1')).toEqual({ type: 'absent' });
      expect(await store.flags()).toBeNull();
      expect(await store.history()).toEqual([]);
      expect(await store.versions('mfe-content')).toEqual([]);
      expect(await store.has('mfe-content', '1')).toBe(false);
      expect(store.outage()).toBeNull();
    }
  });

  it('takes no name that leads out of its folder', async () => {
    const store = (await fresh()).open();
    for (const name of ['..', '../x', 'a/b', '.drafts', '', 'a\0b', '%2e%2e', 'a\\b']) {
      expect(store.folderOf(name, '1')).toBeNull();
      expect(await store.release('mfe-content', name)).toEqual({ type: 'absent' });
      await expect(store.accept(name, '1', newFolder())).rejects.toThrow('cannot name a release folder');
    }
  });

  it('gives every file of a release to every server, as it was released', async () => {
    const { open, follow } = await fresh();
    const version = await releasedVersion(open(), newFolder(), 'mfe-content', { text: 'the text' });
    for (const server of [follow(), follow()]) {
      const stored = await server.release('mfe-content', version);
      expect(stored.type).toBe('found');
      expect(stored.type === 'found' && (await server.damageOf(stored.value))).toBeNull();
      await server.fetch({ remote: 'mfe-content', version });
      const folder = server.folderOf('mfe-content', version) ?? '';
      expect(readFileSync(join(folder, 'browser/client.js'), 'utf8')).toContain('the text');
      for (const path of ['browser/client.js.br', 'browser/client.js.gz', 'server.cjs', 'remote.manifest.json'])
        expect(existsSync(join(folder, path))).toBe(true);
      expect(await server.has('mfe-content', version)).toBe(true);
    }
  });

  it('takes the same content once', async () => {
    const { open } = await fresh();
    const folder = newFolder();
    const first = await releaseFixture(open(), folder, 'mfe-content');
    const second = await releaseFixture(open(), folder, 'mfe-content');
    expect([first.type, second.type]).toEqual(['released', 'unchanged']);
    expect(await open().releases('mfe-content')).toHaveLength(1);
  });

  it('lists releases in the order in which they were made', async () => {
    const store = (await fresh()).open();
    const versions = [];
    for (const text of ['one', 'two', 'three']) versions.push(await releasedVersion(store, newFolder(), 'mfe-content', { text }));
    expect((await store.releases('mfe-content')).map(({ version }) => version)).toEqual(versions);
    expect([...(await store.versions('mfe-content'))].sort()).toEqual([...versions].sort());
    expect(await store.remotes()).toEqual(['mfe-content']);
  });

  it('makes a move and its line in the history as one', async () => {
    const { open } = await fresh();
    const store = open();
    const entry = historyEntry(fixtureAttribution(), { move: 'release', remote: 'mfe-content', to: { stable: '1' } });
    const work = store.exclusively(async () => {
      await store.commit({ entry, pointers: { ...NO_POINTERS, stable: '1' }, flags: '{"flags":{}}' });
    });
    await work;
    expect(await open().history()).toEqual([entry]);
    expect(await stableOf(open())).toBe('1');
    expect(await open().flags()).toBe('{"flags":{}}');
  });

  it('lets writers take turns', async () => {
    const { open } = await fresh();
    const stores = [open(), open(), open()];
    await Promise.all(
      stores.map(async (store) => {
        for (let turn = 0; turn < 10; turn++)
          await store.exclusively(async () => {
            const count = Number(await store.flags());
            await store.writeFlags(String(count + 1));
          });
      }),
    );
    expect(await open().flags()).toBe('30');
  });

  it('lets two teams release at once, or reports to one of them that its address is taken', async () => {
    const { open } = await fresh();
    const page = (name: string) => [{ name, path: '/same', meta: { title: { ru: 'Один', en: 'One' } } }];
    const outcomes = await Promise.all([
      releaseFixture(open(), newFolder(), 'mfe-content', { text: 'a' }),
      releaseFixture(open(), newFolder(), 'mfe-catalog', { text: 'b' }),
      releaseFixture(open(), newFolder(), 'mfe-one', { manifest: { routes: page('page') } }),
      releaseFixture(open(), newFolder(), 'mfe-two', { manifest: { routes: page('page') } }),
    ]);
    const types = outcomes.map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['released', 'released']);
    expect(types.slice(2).sort()).toEqual(['refused', 'released']);
    expect(await open().history()).toHaveLength(3);
  });

  it('shows every following server a change, also a rollback', async () => {
    const { open, follow } = await fresh();
    const commands = open();
    const one = await releasedVersion(commands, newFolder(), 'mfe-content', { text: 'one' });
    const servers = [follow(), follow()];
    for (const server of servers) expect(await stableOf(server)).toBe(one);
    const before = await Promise.all(servers.map((server) => server.stamp()));
    const two = await releasedVersion(commands, newFolder(), 'mfe-content', { text: 'two' });
    // How soon is a figure of the bench (npm run bench -- releases): a machine with other work has its own seconds.
    await until(async () => (await Promise.all(servers.map(stableOf))).every((stable) => stable === two));
    expect(await Promise.all(servers.map(stableOf))).toEqual([two, two]);
    const after = await Promise.all(servers.map((server) => server.stamp()));
    expect(after.every((stamp, index) => stamp !== before[index])).toBe(true);
    await rollBack(commands, { remote: 'mfe-content', attribution: fixtureAttribution() });
    await until(async () => (await Promise.all(servers.map(stableOf))).every((stable) => stable === one));
    expect(await Promise.all(servers.map(stableOf))).toEqual([one, one]);
  });

  it('removes a release as a whole', async () => {
    const { open, follow } = await fresh();
    const store = open();
    const version = await releasedVersion(store, newFolder(), 'mfe-content');
    const server = follow();
    await server.fetch({ remote: 'mfe-content', version });
    expect(await server.has('mfe-content', version)).toBe(true);
    await store.exclusively(() =>
      store.commit({
        entry: historyEntry(fixtureAttribution(), { move: 'prune', remote: null, removed: [{ remote: 'mfe-content', version }] }),
      }),
    );
    await store.sweep();
    expect(await store.release('mfe-content', version)).toEqual({ type: 'absent' });
    await until(async () => !(await server.has('mfe-content', version)));
    expect(await server.has('mfe-content', version)).toBe(false);
  });

  it('heals a damaged copy of a release by the same content', async () => {
    const { open, follow } = await fresh();
    const folder = newFolder();
    const version = await releasedVersion(open(), folder, 'mfe-content');
    const server = follow();
    await server.fetch({ remote: 'mfe-content', version });
    writeFileSync(join(server.folderOf('mfe-content', version) ?? '', 'browser/client.js'), 'cut');
    await releaseFixture(open(), folder, 'mfe-content');
    const stored = await server.release('mfe-content', version);
    expect(stored.type === 'found' && (await server.damageOf(stored.value))).toBeNull();
  });

  it('The store has one secret for all users, with any number of concurrent first requests', async () => {
    const { open, follow } = await fresh();
    const secrets = await Promise.all([open(), open(), follow(), follow()].map((store) => store.secret()));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  describe('When a command fails within its move', () => {
    it('is as it was before', async () => {
      const { open } = await fresh();
      const store = open();
      const version = await releasedVersion(store, newFolder(), 'mfe-content');
      const failing = store.exclusively(() => Promise.reject(new Error('the disk is full')));
      await expect(failing).rejects.toThrow('the disk is full');
      expect(await stableOf(open())).toBe(version);
      await expect(open().exclusively(async () => 'free again')).resolves.toBe('free again');
    });
  });
});
