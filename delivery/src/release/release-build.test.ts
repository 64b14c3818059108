import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { rollBack } from '../rollback/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, releasedVersion, releaseFixture, tempFolders } from '../testing/index.ts';

const newFolder = tempFolders();

function setUp() {
  const root = newFolder();
  return { root, store: createDirectoryStore(root), builds: newFolder() };
}

describe('Releasing a build', () => {
  it('stores the build with compressed copies and points stable at it', async () => {
    const { root, store, builds } = setUp();
    const outcome = await releaseFixture(store, builds, 'mfe-content');
    if (outcome.type !== 'released') throw new Error(outcome.type);
    const { version } = outcome.record;
    expect(version).toMatch(/^0\.1\.0-[0-9a-f]{10}$/);
    const folder = join(root, 'mfe-content', version);
    const script = readFileSync(join(folder, 'browser/client.js'));
    expect(brotliDecompressSync(readFileSync(join(folder, 'browser/client.js.br')))).toEqual(script);
    expect(gunzipSync(readFileSync(join(folder, 'browser/client.js.gz')))).toEqual(script);
    expect(existsSync(join(folder, 'browser/font.woff2.br'))).toBe(false);
    expect(existsSync(join(folder, 'server.cjs'))).toBe(true);
    expect(await store.pointers('mfe-content')).toMatchObject({ type: 'found', value: { stable: version, canary: null } });
  });

  it('records integrity, sizes and the files of each exposed module', async () => {
    const { root, store, builds } = setUp();
    const version = await releasedVersion(store, builds, 'mfe-content');
    const stored = await store.release('mfe-content', version);
    if (stored.type !== 'found') throw new Error(stored.type);
    const content = readFileSync(join(root, 'mfe-content', version, 'browser/client.js'));
    expect(stored.value.files).toContainEqual({
      path: 'client.js',
      bytes: content.length,
      brotliBytes: readFileSync(join(root, 'mfe-content', version, 'browser/client.js.br')).length,
      integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    });
    const files = { js: ['client.js', 'later.js'], css: ['client.css'], lazy: ['later.js'] };
    expect(stored.value.exposes).toEqual({ './client': files, './pages/page': files });
    expect(stored.value.remoteEntry).toBe('remoteEntry.js');
    expect(stored.value.files.map(({ path }) => path)).not.toContain('server.cjs');
  });

  it('refuses one that reads what the API of the shop does not promise, also when it was released before', async () => {
    const { store, builds } = setUp();
    const answer = { fields: { title: { type: 'string' as const } }, required: ['title'] };
    const api = { calls: [{ name: 'content/news', method: 'GET' as const, path: '/api/news/', answer }] };
    const documentWith = (properties: object) => {
      const schema = { type: 'object', properties, required: Object.keys(properties) };
      const get = { responses: { 200: { content: { 'application/json': { schema } } } } };
      return { openapi: '3.1.0', paths: { '/api/news/': { get } } };
    };
    const release = (document: object) => releaseFixture(store, builds, 'mfe-content', { manifest: { api }, document });
    const refused = { type: 'refused', refusals: [{ type: 'api-answer-differs', call: 'content/news', field: 'title' }] };
    expect(await release(documentWith({ name: { type: 'string' } }))).toMatchObject(refused);
    expect(await store.remotes()).toEqual([]);
    expect(await release(documentWith({ title: { type: 'string' } }))).toMatchObject({ type: 'released' });
    expect(await release(documentWith({ title: { type: 'integer' } }))).toMatchObject(refused);
  });

  it('keeps the files of the shell entry under ./entry', async () => {
    const { store, builds } = setUp();
    const outcome = await releaseFixture(store, builds, 'shell');
    expect(outcome).toMatchObject({
      type: 'released',
      record: { remoteEntry: null, exposes: { './entry': { js: ['client.js'], css: ['client.css'], starter: 'starter.js' } } },
    });
  });

  it('gives the same content the same version and changes nothing the second time', async () => {
    const { store, builds } = setUp();
    const first = await releasedVersion(store, builds, 'mfe-content');
    const before = await store.pointers('mfe-content');
    expect(await releaseFixture(store, builds, 'mfe-content')).toMatchObject({ type: 'unchanged', record: { version: first } });
    expect(await store.pointers('mfe-content')).toEqual(before);
    expect(await store.releases('mfe-content')).toHaveLength(1);
    expect(await releasedVersion(store, builds, 'mfe-content', { text: 'two' })).not.toBe(first);
  });

  it('leaves a rollback alone when only new content is to be released', async () => {
    const { store, builds } = setUp();
    const first = await releasedVersion(store, builds, 'mfe-content');
    await releasedVersion(store, builds, 'mfe-content', { text: 'two' });
    await rollBack(store, { remote: 'mfe-content', attribution: fixtureAttribution() });
    expect(await releaseFixture(store, builds, 'mfe-content', { text: 'two', onlyNew: true })).toMatchObject({ type: 'known' });
    expect(await store.pointers('mfe-content')).toMatchObject({ value: { stable: first } });
  });

  it('makes known content live when nothing is live', async () => {
    const { root, store, builds } = setUp();
    const version = await releasedVersion(store, builds, 'mfe-content');
    rmSync(join(root, 'mfe-content', 'channels.json'));
    expect(await releaseFixture(store, builds, 'mfe-content', { onlyNew: true })).toMatchObject({ type: 'released', record: { version } });
  });

  it('heals a damaged release by the same content', async () => {
    const { root, store, builds } = setUp();
    const version = await releasedVersion(store, builds, 'mfe-content');
    rmSync(join(root, 'mfe-content', version, 'browser/client.js'));
    expect(await releasedVersion(store, builds, 'mfe-content')).toBe(version);
    expect(existsSync(join(root, 'mfe-content', version, 'browser/client.js'))).toBe(true);
  });

  it('leaves nothing behind when it is refused, and the live release stays', async () => {
    const { root, store, builds } = setUp();
    const live = await releasedVersion(store, builds, 'mfe-content');
    await releasedVersion(store, builds, 'shell');
    const tooNew = { contracts: { mount: 1, bus: 2, api: 1 } };
    expect(await releaseFixture(store, builds, 'mfe-content', { manifest: tooNew })).toMatchObject({ type: 'refused' });
    expect(readdirSync(join(root, 'mfe-content')).sort()).toEqual([live, 'channels.json']);
    expect(readdirSync(join(root, '.drafts'))).toEqual([]);
    expect(await store.pointers('mfe-content')).toMatchObject({ value: { stable: live } });
  });

  it('lets one of two releases with the same address win when they come at the same time', async () => {
    const { store, builds } = setUp();
    const routes = [{ name: 'page', path: '/news', meta: { title: { ru: 'Новости', en: 'News' } } }];
    const outcomes = await Promise.all(
      ['mfe-content', 'mfe-catalog'].map((remote) => releaseFixture(store, builds, remote, { manifest: { routes } })),
    );
    expect(outcomes.map(({ type }) => type).sort()).toEqual(['refused', 'released']);
  });
});
