import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createDirectoryStore } from '../store/index.ts';
import { releasedVersion, tempFolders } from '../testing/index.ts';
import { createResolver } from './create-resolver.ts';
import { importMapOf, toPageComposition } from './page-composition.ts';
import { toServedFile } from './served-file.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';

async function setUp() {
  const store = createDirectoryStore(newFolder());
  const version = await releasedVersion(store, newFolder(), remote);
  return { store, version, resolver: createResolver({ store }) };
}

let ready: ReturnType<typeof setUp>;
beforeAll(async () => {
  ready = setUp();
  await ready;
});
afterAll(async () => (await ready).resolver.close());

describe('Files of a release', () => {
  it('are found with their type, their compressed copies and a life without end', async () => {
    const { resolver, version } = await ready;
    const file = await resolver.fileOf(remote, version, 'client.js');
    expect(file).toMatchObject({
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(readFileSync(file?.path ?? '', 'utf8')).toContain('text');
    expect(existsSync(file?.encoded.br ?? '') && existsSync(file?.encoded.gzip ?? '')).toBe(true);
    expect((await resolver.fileOf(remote, version, 'font.woff2'))?.encoded).toEqual({});
  });

  it.each([
    '../server.cjs',
    '..%2fserver.cjs',
    '/client.js',
    './client.js',
    'browser/client.js',
    '../release.json',
    'client.js.br',
    'client.js\0',
    '',
    '.',
  ])('do not include %j', async (path) => {
    const { resolver, version } = await ready;
    expect(await resolver.fileOf(remote, version, path)).toBeNull();
    expect(await resolver.fileOf(remote, '..', `${version}/browser/client.js`)).toBeNull();
    expect(await resolver.fileOf('..', remote, 'client.js')).toBeNull();
  });

  it('are never found by accident', async () => {
    const { resolver } = await ready;
    const names = fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '%', '\0'), maxLength: 12 });
    await fc.assert(fc.asyncProperty(names, names, names, async (...address) => expect(await resolver.fileOf(...address)).toBeNull()));
  });

  it('run no scripts when one of them is opened as a page, and are never documents', () => {
    const servedOf = (path: string) => toServedFile('/releases', { path, bytes: 1, brotliBytes: 1, integrity: 'sha256-a' });
    expect(servedOf('icon.svg')?.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
    expect(servedOf('client.js')?.headers).toMatchObject({ 'content-security-policy': 'sandbox' });
    for (const path of ['x.html', 'x.htm', 'x.xhtml', 'x.xml', 'x.xsl', 'x.pdf', 'x.SVG', 'x']) expect(servedOf(path)).toBeNull();
  });

  it.each(['the file', 'a compressed copy', 'its folder', 'the folder of the release'])(
    'are not served when %s is a symbolic link to a file with the same content',
    async (what) => {
      const { store, version, resolver } = await setUp();
      const folder = store.folderOf(remote, version) ?? '';
      const outside = join(newFolder(), 'outside');
      const linked = {
        'the file': join(folder, 'browser/client.js'),
        'a compressed copy': join(folder, 'browser/client.js.br'),
        'its folder': join(folder, 'browser'),
        'the folder of the release': folder,
      }[what] as string;
      cpSync(linked, outside, { recursive: true });
      rmSync(linked, { recursive: true });
      symlinkSync(outside, linked);
      expect(await resolver.fileOf(remote, version, 'client.js')).toBeNull();
      await resolver.close();
    },
  );

  it('are damaged when one of them is a symbolic link, so that the release is not shown', async () => {
    const { store, version, resolver } = await setUp();
    const stored = await store.release(remote, version);
    const file = join(store.folderOf(remote, version) ?? '', 'browser/client.js');
    const secret = join(newFolder(), 'api-secret');
    writeFileSync(secret, 'x'.repeat(readFileSync(file).length));
    rmSync(file);
    symlinkSync(secret, file);
    expect(stored.type === 'found' && (await store.damageOf(stored.value))).toBe(
      'browser/client.js is missing or is not the file that was released.',
    );
    await resolver.close();
  });

  it('have the addresses and the integrity that the page has', async () => {
    const { store, resolver, version } = await ready;
    const shell = await releasedVersion(store, newFolder(), 'shell');
    const fresh = createResolver({ store });
    const composition = await fresh.resolve({ visitorId: null });
    const page = toPageComposition(composition);
    const base = `/releases/${remote}/${version}`;
    expect(page).toMatchObject({ id: composition.id, shell });
    expect(page.remotes[remote]).toMatchObject({
      version,
      entry: `${base}/remoteEntry.js`,
      routes: [{ name: 'page', path: '/mfe-content' }],
      fragments: [],
      service: null,
      files: { './client': { css: [`${base}/client.css`] } },
    });
    const { integrity } = JSON.parse(importMapOf(Object.values(composition.releases))) as { integrity: Record<string, string> };
    expect(Object.keys(integrity).sort()).toEqual([
      `${base}/client.js`,
      `${base}/later.js`,
      `${base}/remoteEntry.js`,
      `/releases/shell/${shell}/client.js`,
      `/releases/shell/${shell}/later.js`,
      `/releases/shell/${shell}/starter.js`,
    ]);
    expect(await resolver.importMapOf(remote, version)).toContain(`"${base}/later.js":"${integrity[`${base}/later.js`]}"`);
    expect(await resolver.importMapOf(remote, '..')).toBeNull();
    expect(existsSync(resolver.serverFileOf(composition.releases.shell ?? ({ remote: 'shell', version: shell } as never)))).toBe(true);
    await fresh.close();
  });
});
