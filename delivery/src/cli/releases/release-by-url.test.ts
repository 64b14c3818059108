import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createResolver, importMapOf } from '../../resolver/index.ts';
import { fixtureTeams, releasedVersion } from '../../testing/index.ts';

const setUp = fixtureTeams();
const FEDERATION = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' }, publicPath: 'auto' },
  exposes: [{ path: './App', assets: { js: { sync: ['assets/app.js'], async: [] }, css: { sync: ['assets/app.css'], async: [] } } }],
};
const FILES: Readonly<Record<string, string>> = {
  'mf-manifest.json': JSON.stringify(FEDERATION),
  'remoteEntry.js': 'const get=()=>import("./assets/app.js");export{get};',
  'assets/app.js': 'const later=()=>import(`./later.js`);export{later};',
  'assets/later.js': 'export{};',
  'assets/app.css': '.recipes{color:red}',
};
const META = { title: { ru: 'Рецепты', en: 'Recipes' } };
const MANIFEST = { name: 'recipes', foreign: { exposes: './App' }, routes: [{ name: 'recipes', path: '/recipes', meta: META }] };

let server: Server;
let origin: string;
let files: Record<string, string>;
let headers: Record<string, string>;
/** A request that is never answered to its end, and its end. */
let hanging: PromiseWithResolvers<{ readonly end: Promise<unknown> }>;

/** The team's own origin. */
beforeEach(async () => {
  files = { ...FILES };
  headers = {};
  hanging = Promise.withResolvers();
  server = createServer(({ url = '', headers: { origin: from } }, response) => {
    // As hosts do that share files only with requests of another origin.
    const sharing = from === undefined ? {} : { 'access-control-allow-origin': '*' };
    const sent = { ...sharing, 'content-type': url.endsWith('.css') ? 'text/css' : 'text/javascript', ...headers };
    const text = files[url.replace(/^\/(?:app|next)\//, '')];
    if (text === 'hangs') {
      hanging.resolve({ end: once(response, 'close') });
      response.writeHead(200, sent).write(' ');
    } else if (text === 'is lost meanwhile') void hanging.promise.then(() => response.writeHead(404).end());
    else if (text === '302') response.writeHead(302, { location: '/app/remoteEntry.js' }).end();
    else response.writeHead(text === undefined ? 404 : 200, sent).end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A repository with the description of the remote, and a shop with a shell. */
async function openShop() {
  const team = setUp();
  mkdirSync(join(team.root, 'recipes'));
  writeFileSync(join(team.root, 'recipes/package.json'), '{"version":"1.0.0"}');
  writeFileSync(join(team.root, 'recipes/remote.manifest.json'), JSON.stringify(MANIFEST));
  await releasedVersion(team.store, team.root, 'shell', { manifest: { contracts: { mount: 5, bus: 1, api: 1 } } });
  return team;
}

const integrityOf = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('A remote by URL', () => {
  it('is released with the integrity of all its files, which stay where they are', async () => {
    const { run, store, root } = await openShop();
    const { lines, data } = await run(`release recipes --url ${origin}/app/mf-manifest.json`);
    expect(lines[0]).toMatch(/^recipes 1\.0\.0-\w{10} is live\.$/);
    const { version } = data as { version: string };
    const found = await store.release('recipes', version);
    if (found.type !== 'found') throw new Error(found.type);
    expect(JSON.parse(importMapOf([found.value]))).toEqual({
      integrity: {
        [`${origin}/app/assets/app.js`]: integrityOf(FILES['assets/app.js']),
        [`${origin}/app/assets/later.js`]: integrityOf(FILES['assets/later.js']),
        [`${origin}/app/remoteEntry.js`]: integrityOf(FILES['remoteEntry.js']),
      },
    });
    expect(existsSync(join(`${store.folderOf('recipes', version)}`, 'browser'))).toBe(false);
    expect(await store.damageOf(found.value)).toBeNull();
    const resolver = createResolver({ store });
    expect(await resolver.fileOf('recipes', version, 'remoteEntry.js')).toBeNull();
    expect(await resolver.styleIntegrityOf('recipes', version)).toContain(`"${origin}/app/assets/app.css":"sha256-`);
    expect(existsSync(join(root, 'recipes/dist'))).toBe(false);
    expect((await run(`release recipes --url ${origin}/app/`)).lines[0]).toContain('already; nothing changed');
  });

  it('is refused when its late chunks have no integrity, with the setting that gives it to them', async () => {
    const { run } = await openShop();
    const script = {
      ...FEDERATION,
      metaData: { ...FEDERATION.metaData, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    };
    files['mf-manifest.json'] = JSON.stringify(script);
    const refused = await run(`release recipes --url ${origin}/app/mf-manifest.json`);
    expect(refused).toMatchObject({ refused: true, data: { refusals: [{ type: 'chunks-unpinned', base: `${origin}/app/` }] } });
    expect(refused.lines.join('\n')).toContain('"library": { "type": "module" } in output');

    files['mf-manifest.json'] = JSON.stringify(FEDERATION);
    files['assets/later.js'] = 'self.webpackChunkrecipes.push([]);';
    expect((await run(`release recipes --url ${origin}/app/`)).data).toMatchObject({ refusals: [{ type: 'chunks-unpinned' }] });
  });

  it('is refused in the folder of another release whose file it has replaced, and released in a folder of its own', async () => {
    const { run } = await openShop();
    const first = await run(`release recipes --url ${origin}/app/`);
    files['assets/later.js'] = 'export const next=1;';
    files['remote.manifest.json'] = JSON.stringify(MANIFEST);
    const refused = await run(`release recipes --url ${origin}/app/`);
    const { version } = first.data as { version: string };
    expect(refused.data).toMatchObject({ refusals: [{ type: 'folder-reused', file: 'assets/later.js', version }] });
    expect((await run(`check ${origin}/app/`)).data).toMatchObject({ checks: [{ found: [{ type: 'folder-reused' }] }] });
    expect((await run(`release recipes --url ${origin}/next/`)).lines[0]).toMatch(/is live\.$/);
  });

  it('is refused with more scripts than a policy can name, and with global styles, which its origin sends as they are', async () => {
    const { run } = await openShop();
    const names = Array.from({ length: 61 }, (_, index) => `${index}.js`);
    for (const name of names) files[name] = 'export{};';
    files['remoteEntry.js'] = names.map((name) => `import("./${name}");`).join('');
    files['assets/app.css'] = 'body{margin:0}';
    const { data } = await run(`release recipes --url ${origin}/app/`);
    expect(data).toMatchObject({ refusals: [{ type: 'style-global' }, { type: 'scripts-by-url', scripts: 65, most: 60 }] });
  });

  it.each<[string, () => void, RegExp]>([
    ['that is lost', () => delete files['assets/later.js'], /assets\/later\.js cannot be used: it answered 404\./],
    ['that is somewhere else by a redirect', () => (files['assets/app.js'] = '302'), /assets\/app\.js cannot be used: unexpected redirect/],
    [
      'that pages of other origins may not read',
      () => (headers = { 'access-control-allow-origin': '' }),
      /remoteEntry\.js cannot be used: .*access-control-allow-origin with "\*", and it has none/,
    ],
    [
      'that pages of another shop alone may read',
      () => (headers = { 'access-control-allow-origin': 'https://other.example' }),
      /remoteEntry\.js cannot be used: .*and it has https:\/\/other\.example/,
    ],
    [
      'that browsers do not take for a script',
      () => (headers = { 'content-type': 'text/plain' }),
      /remoteEntry\.js cannot be used: .*content-type with "text\/javascript", and it has text\/plain/,
    ],
    [
      'outside of its folder',
      () => (files['mf-manifest.json'] = FILES['mf-manifest.json']?.replace('assets/app.js', '../x.js') ?? ''),
      /names \.\.\/x\.js/,
    ],
    ['that is not of Module Federation', () => (files['mf-manifest.json'] = '{}'), /is no manifest of Module Federation/],
    ['of more than 32 MB', () => (files['assets/app.js'] = 'x'.repeat(33 * 1024 ** 2)), /the build has more than 32 MB/],
  ])('is not released with a file %s', async (_, change, message) => {
    change();
    const { run, store } = await openShop();
    await expect(run(`release recipes --url ${origin}/app/mf-manifest.json`)).rejects.toThrow(message);
    expect(await store.remotes()).toEqual(['shell']);
  });

  it('is requested no longer when one of its files is lost', async () => {
    files['assets/app.css'] = 'hangs';
    files['assets/app.js'] = 'is lost meanwhile';
    const { run } = await openShop();
    await expect(run(`release recipes --url ${origin}/app/`)).rejects.toThrow(/app\.js cannot be used/);
    await (await hanging.promise).end;
  });

  it.each(['http://recipes.example/mf-manifest.json', 'file:///mf-manifest.json', 'https://a:b@recipes.example/', 'recipes'])(
    'has an address that anyone on the way can neither read nor change, unlike %s',
    async (address) => {
      const { run } = await openShop();
      await expect(run(`release recipes --url ${address}`)).rejects.toThrow(/Name the address of the build/);
    },
  );
});

describe('A finished build', () => {
  it.each(['at an address, with its description beside it', 'in a folder'])(
    'is checked %s, as for a release, and released nowhere',
    async (place) => {
      const { run, store, root } = await openShop();
      const routes = [{ name: 'other', path: '/recipes/:id', meta: META }];
      const all: Record<string, string> = {
        ...FILES,
        'remote.manifest.json': JSON.stringify({ ...MANIFEST, routes: [...MANIFEST.routes, ...routes] }),
      };
      files = all;
      for (const [path, text] of Object.entries(all)) {
        mkdirSync(dirname(join(root, 'build', path)), { recursive: true });
        writeFileSync(join(root, 'build', path), text);
      }
      const line = place === 'in a folder' ? 'check ./build' : `check ${origin}/app/mf-manifest.json`;
      expect((await run(line)).lines[0]).toBe('✓ gate, beside what is live');
      await run(`release recipes --url ${origin}/app/`);
      all['remote.manifest.json'] = JSON.stringify({ ...MANIFEST, name: 'kitchen' });
      writeFileSync(join(root, 'build/remote.manifest.json'), all['remote.manifest.json']);
      expect(await run(line)).toMatchObject({
        refused: true,
        data: { remote: 'kitchen', checks: [{ found: [{ type: 'route-conflict' }] }] },
      });
      expect(await store.remotes()).toEqual(['recipes', 'shell']);
    },
  );

  it('is checked at an address as the remote that the folder describes, which the output states', async () => {
    const { run, root } = await openShop();
    writeFileSync(join(root, 'remote.manifest.json'), JSON.stringify(MANIFEST));
    const { lines } = await run(`check ${origin}/app/`);
    expect(lines).toContain('The files were checked as recipes, which remote.manifest.json of this folder describes.');
  });

  it('is reported with the error in its manifest when that is no JSON', async () => {
    const { run, root } = await openShop();
    mkdirSync(join(root, 'build'));
    writeFileSync(join(root, 'build/remote.manifest.json'), '{ "name": }');
    await expect(run('check ./build')).rejects.toThrow(/build\/remote\.manifest\.json is not JSON: Unexpected token/);
  });

  it('is not looked for in a folder without one', async () => {
    const { run } = await openShop();
    await expect(run('check ./nothing')).rejects.toThrow(/There is no build in .*nothing with a remote\.manifest\.json/);
  });
});
