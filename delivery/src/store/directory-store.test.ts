import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { releasedVersion, tempFolders } from '../testing/index.ts';
import { createDirectoryStore } from './directory-store.ts';
import { NO_POINTERS } from './pointers.ts';

const newFolder = tempFolders();

describe('The directory store', () => {
  it('is empty, not an error, before the first release', async () => {
    const store = createDirectoryStore(join(newFolder(), 'not', 'there'));
    expect(await store.remotes()).toEqual([]);
    expect(await store.releases('mfe-content')).toEqual([]);
    expect(await store.pointers('mfe-content')).toEqual({ type: 'absent' });
    expect(await store.flags()).toBeNull();
    expect(await store.has('mfe-content', '1')).toBe(false);
  });

  it.each(['', '{', 'null', '[]', '{"stable":1}', '{"stable":"a","canary":{"version":"b","share":101},"history":[]}'])(
    'The store reports the pointer file %j as broken with the reason',
    async (text) => {
      const root = newFolder();
      mkdirSync(join(root, 'mfe-content'));
      writeFileSync(join(root, 'mfe-content', 'channels.json'), text);
      const stored = await createDirectoryStore(root).pointers('mfe-content');
      expect(stored).toMatchObject({ type: 'broken', explanation: expect.stringContaining('channels.json') });
    },
  );

  it('takes no name that leads out of its folder', async () => {
    const store = createDirectoryStore(newFolder());
    for (const name of ['..', '../x', 'a/b', '.drafts', '', 'a\0b', '%2e%2e', 'a\\b']) {
      expect(store.folderOf(name, '1')).toBeNull();
      expect(store.folderOf('mfe-content', name)).toBeNull();
      expect(await store.release('mfe-content', name)).toEqual({ type: 'absent' });
      expect(await store.has(name, '1')).toBe(false);
      await expect(store.accept(name, '1', newFolder())).rejects.toThrow('cannot name a release folder');
    }
  });

  it('shows a release only when it is whole', async () => {
    const root = newFolder();
    const store = createDirectoryStore(root);
    const draft = await store.prepareFolder();
    writeFileSync(join(draft, 'server.cjs'), '');
    expect(await store.remotes()).toEqual([]);
    const version = await releasedVersion(store, newFolder(), 'mfe-content');
    expect((await store.releases('mfe-content')).map((release) => release.version)).toEqual([version]);
    writeFileSync(join(root, 'mfe-content', version, 'browser', 'client.js'), 'cut');
    const stored = await store.release('mfe-content', version);
    expect(stored.type === 'found' && (await store.damageOf(stored.value))).toMatch(/browser\/client\.js is missing or is not the file/);
  });

  it('leaves no drafts of the files that it replaces', async () => {
    const root = newFolder();
    const store = createDirectoryStore(root);
    await Promise.all(Array.from({ length: 10 }, (_, index) => store.writeFlags(`${index}`)));
    expect(readdirSync(root)).toEqual(['flags.json']);
    expect(await store.flags()).toMatch(/^\d$/);
  });

  it('reports a changed pointer or flag by its stamp', async () => {
    const store = createDirectoryStore(newFolder());
    await store.writePointers('mfe-content', NO_POINTERS);
    const before = await store.stamp();
    expect(await store.stamp()).toBe(before);
    await store.writePointers('mfe-content', { ...NO_POINTERS, stable: '1' });
    const after = await store.stamp();
    expect(after).not.toBe(before);
    await store.writeFlags('{}');
    expect(await store.stamp()).not.toBe(after);
  });

  it('loses no concurrent update of several processes', async () => {
    const root = newFolder();
    const script = `
      import { createDirectoryStore } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
      const store = createDirectoryStore(${JSON.stringify(root)});
      for (let turn = 0; turn < 10; turn++) await store.exclusively(async () => {
        const count = Number(await store.flags());
        await store.writeFlags(String(count + 1));
      });`;
    const codes = await Promise.all(
      Array.from(
        { length: 3 },
        async () => (await once(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }), 'exit'))[0],
      ),
    );
    expect(codes).toEqual([0, 0, 0]);
    expect(await createDirectoryStore(root).flags()).toBe('30');
  });

  it('The store has one secret for all users, also with concurrent first requests', async () => {
    const root = join(newFolder(), 'new');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => createDirectoryStore(root).secret()));
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(secrets).size).toBe(1);
    expect(await createDirectoryStore(root).secret()).toBe(secrets[0]);
    expect(readdirSync(root)).toEqual(['.secret']);
    writeFileSync(join(root, '.secret'), 'short');
    await expect(createDirectoryStore(root).secret()).rejects.toThrow('remove it, and a new one is made');
  });

  it('removes a release as a whole', async () => {
    const root = newFolder();
    const store = createDirectoryStore(root);
    const version = await releasedVersion(store, newFolder(), 'mfe-content');
    await store.remove('mfe-content', version);
    expect(existsSync(join(root, 'mfe-content', version))).toBe(false);
    expect(readdirSync(join(root, '.drafts'))).toEqual([]);
  });
});
