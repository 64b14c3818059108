import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RemoteServerModule } from '@vitrava/shared-kit/contracts/page';
import { createDirectoryStore, type ReleaseStore } from '../store/index.ts';
import { fixtureAttribution, MODULES_FROM, releasedVersion, tempFolders } from '../testing/index.ts';
import { releaseBuild } from './release-build.ts';

const newFolder = tempFolders();
const none = { sync: [], async: [] };

/** What the federation plugins of Rsbuild and webpack write. */
const federation = (publicPath: string, shared: readonly object[] = []) => ({
  metaData: { remoteEntry: { name: 'recipes.a1.js', path: 'static/js', type: 'global' }, globalName: 'recipes', publicPath },
  exposes: [
    { path: './App', assets: { js: { sync: ['static/js/app.b2.js'], async: [] }, css: { sync: ['static/css/app.c3.css'], async: [] } } },
  ],
  shared,
});
const reactOf = (version: string) => ({
  name: 'react',
  version,
  singleton: true,
  requiredVersion: `^${version}`,
  assets: { js: none, css: none },
});

/** A production build with Module Federation's runtime, which calls `__webpack_require__` by name. */
const RSBUILD = {
  'index.html': '<div id="root"></div>',
  'mf-stats.json': '{}',
  'mf-manifest.json': JSON.stringify(federation('auto', [reactOf('19.3.1')])),
  'static/js/recipes.a1.js':
    'var recipes;(()=>{self["chunk_recipes"]=[];if(typeof __webpack_require__==="function")__webpack_require__(1);recipes={}})();',
  'static/js/app.b2.js': '(self["chunk_recipes"]=self["chunk_recipes"]||[]).push([[1],{}]);',
  'static/css/app.c3.css': 'body{margin:0}h1,.recipes p{color:red}:root{--x:1}html > body > a{top:0}@media print{body{top:0}}',
};
/** webpack's own plugin writes no manifest. */
const WEBPACK = {
  'remoteEntry.js': '/* x */ var brands;(()=>{self.webpackChunkbrands=[];brands={}})();',
  '961.js': 'self.webpackChunkbrands.push([])',
};
const VITE = { 'remoteEntry.js': 'const get=()=>0;export{get};', 'assets/pill-a.svg': '<svg/>', 'assets/app-b.js': 'export{};' };

describe('A remote built without the kit', () => {
  let store: ReleaseStore;

  beforeAll(async () => {
    store = createDirectoryStore(newFolder());
    const shared = { packages: { react: '19.3.1', 'react-dom': '19.3.1' }, names: {} };
    await releasedVersion(store, newFolder(), 'shell', { manifest: { contracts: { mount: 5, bus: 1, api: 1 }, shared } });
  });

  /** Releases the files of a build folder, beside which the team's manifest is. */
  async function release(remote: string, files: Readonly<Record<string, string>>, facts: object = {}) {
    const folder = newFolder();
    const meta = { title: { ru: 'Рецепты', en: 'Recipes' } };
    const manifest = {
      $schema: './schema.json',
      name: remote,
      foreign: { exposes: './App', ...facts },
      routes: [{ name: 'page', path: `/${remote}`, meta }],
    };
    const all = {
      'remote.manifest.json': JSON.stringify(manifest),
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`dist/${path}`, text])),
    };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const request = { store, remote, folder: join(folder, 'dist'), packageVersion: '1.0.0', modulesFrom: MODULES_FROM };
    return releaseBuild({ ...request, target: { channel: 'stable' }, attribution: fixtureAttribution() });
  }

  async function refusalsOf(remote: string, files: Readonly<Record<string, string>>) {
    const outcome = await release(remote, files);
    return outcome.type === 'refused' ? outcome.refusals : [];
  }

  it('is released with a manifest that names its component and its path', async () => {
    const outcome = await release('recipes', RSBUILD);
    expect(outcome).toMatchObject({
      type: 'released',
      record: {
        remoteEntry: 'static/js/recipes.a1.js',
        exposes: { './App': { css: ['static/css/app.c3.css'] } },
        manifest: {
          contracts: { mount: 4 },
          foreign: { exposes: './App', type: 'global', global: 'recipes', globals: ['recipes', 'chunk_recipes'] },
          shared: { packages: { react: '^19.0.0' } },
        },
      },
    });
    expect(outcome.type === 'released' && outcome.record.files.map(({ path }) => path)).toEqual([
      'mf-manifest.json',
      'static/css/app.c3.css',
      'static/js/app.b2.js',
      'static/js/recipes.a1.js',
    ]);
    expect(outcome).not.toHaveProperty('record.manifest.$schema');
    expect((await release('recipes', RSBUILD)).type).toBe('unchanged');
  });

  it.each([
    ['a script', 'brands', WEBPACK, { type: 'global', global: 'brands', globals: ['brands', 'webpackChunkbrands'] }],
    ['a module', 'pills', VITE, { type: 'module', globals: [] }],
  ])('is released without a federation manifest when its entry is %s', async (_, remote, files, foreign) => {
    expect(await release(remote, files)).toMatchObject({
      type: 'released',
      record: { remoteEntry: 'remoteEntry.js', manifest: { foreign } },
    });
  });

  it('is released as an application of single-spa, with the style sheet that no script loads', async () => {
    const files = {
      'main.js': 'import("./late.js");f("late.css");const mount=0,unmount=0;export{mount,unmount};',
      'main-a.css': '.a{top:0}',
      'late.css': '.b{top:0}',
      'late.js': 'export{};',
    };
    const facts = { exposes: undefined, kind: 'single-spa', entry: 'main.js', policies: ['vue'] };
    const outcome = await release('pillbox', files, facts);
    expect(outcome).toMatchObject({
      type: 'released',
      record: {
        remoteEntry: 'main.js',
        exposes: { './lifecycles': { css: ['main-a.css'] } },
        manifest: { foreign: { kind: 'single-spa', type: 'module' } },
      },
    });
    const script = { 'main.js': 'var pillbox;pillbox=0' };
    expect(await release('pillbox', script, facts)).toMatchObject({ refusals: [{ type: 'entry-no-module', entry: 'main.js' }] });
  });

  it('is released as an application for SystemJS for shells that can load it', async () => {
    const facts = { exposes: undefined, kind: 'single-spa', entry: 'main.js' };
    const outcome = await release('salts', { 'main.js': 'System.register([],()=>0)' }, facts);
    expect(outcome).toMatchObject({
      type: 'released',
      record: { remoteEntry: 'main.js', manifest: { contracts: { mount: 5 }, foreign: { type: 'system', globals: [] } } },
    });
  });

  it('is rendered on the server when its build has a server file, which is tried before the release is live', async () => {
    const facts = { exposes: undefined, kind: 'single-spa', entry: 'main.js' };
    const files = (html: string) => ({
      'main.js': 'export const mount=0,unmount=0;export{mount as m};',
      'server.cjs': `exports.render = (url, { locale }) => ${html};`,
    });
    const other = { ...files("''"), 'server.cjs': 'exports.default = { render: () => "" };' };
    expect(await release('teas', other, facts)).toMatchObject({
      refusals: [{ type: 'server-file-broken', reason: expect.stringContaining('does not export a function render(url)') }],
    });
    expect(await release('teas', files("''"), facts)).toMatchObject({ refusals: [{ type: 'render-broken' }] });
    const outcome = await release('teas', files("'<h1>Teas at '+url+' in '+locale+'</h1>'"), facts);
    expect(outcome).toMatchObject({ type: 'released', record: { manifest: { contracts: { mount: 5 }, foreign: { renders: true } } } });
    const version = outcome.type === 'released' ? outcome.record.version : '';
    const { render } = createRequire(import.meta.url)(join(`${store.folderOf('teas', version)}`, 'server.cjs')) as RemoteServerModule;
    const page = await render({ url: '/teas', locale: 'en' } as Parameters<typeof render>[0]);
    expect(page).toEqual({ status: 200, head: { title: '' }, state: {}, html: '<h1>Teas at /teas in en</h1>' });
  });

  it('has the facts of its build in its release, whatever its manifest claims', async () => {
    const claims = { renders: true, base: 'https://recipes.example/', type: 'module', global: 'x', globals: [] };
    const outcome = await release('recipes', { ...RSBUILD, 'static/js/claims.js': 'export {};' }, claims);
    expect(outcome.type === 'released' && outcome.record.manifest.foreign).toEqual({
      exposes: './App',
      entry: 'static/js/recipes.a1.js',
      type: 'global',
      global: 'recipes',
      globals: ['recipes', 'chunk_recipes'],
    });
  });

  it('has global rules of its style sheets limited to its own markup', async () => {
    const outcome = await release('recipes', { ...RSBUILD, 'static/js/more.js': 'export {};' });
    const folder = outcome.type === 'released' ? `${store.folderOf('recipes', outcome.record.version)}` : '';
    const boundary = ':where([data-boundary="recipes"])';
    expect(readFileSync(join(folder, 'browser/static/css/app.c3.css'), 'utf8')).toBe(
      `${boundary}{margin:0}${boundary} h1,.recipes p{color:red}${boundary}{--x:1}${boundary} > a{top:0}@media print{body{top:0}}`,
    );
  });

  it.each<[string, Readonly<Record<string, string>>, object]>([
    [
      'the root of the site in its manifest',
      { 'mf-manifest.json': JSON.stringify(federation('/')) },
      { type: 'public-path-fixed', address: '/' },
    ],
    [
      'the root of the site in its entry',
      { 'mf-manifest.json': JSON.stringify(federation('auto')), 'static/js/recipes.a1.js': 'var recipes;(()=>{n.p="/"})();' },
      { type: 'public-path-fixed', address: '/' },
    ],
    ['a file by its path on the site', { 'static/js/app.b2.js': 'f("/static/css/app.c3.css")' }, { type: 'public-path-fixed' }],
    [
      'a React of another major as a singleton',
      { 'mf-manifest.json': JSON.stringify(federation('auto', [reactOf('18.3.1')])) },
      { type: 'shared-version-unfit', package: 'react', needed: '^18.0.0' },
    ],
    [
      'modules by their paths, as for development',
      { 'static/js/app.b2.js': '__webpack_require__(/*! ./a */ "./src/a.js");' },
      { type: 'development-build', file: 'browser/static/js/app.b2.js' },
    ],
  ])('is refused when it names %s', async (_, files, refusal) => {
    expect(await refusalsOf('recipes', { ...RSBUILD, ...files })).toMatchObject([refusal]);
  });

  it('is refused when its scripts use a variable of another live remote', async () => {
    await release('recipes', RSBUILD);
    const refusals = await refusalsOf('kitchen', RSBUILD);
    expect(refusals).toMatchObject([{ type: 'global-taken', name: 'recipes', other: 'recipes' }]);
    expect(refusals[0]?.explanation).toContain('output.uniqueName');
  });

  it('is refused when its build does not expose the module of its manifest', async () => {
    const outcome = await release('recipes', RSBUILD, { exposes: './Other' });
    expect(outcome).toMatchObject({ refusals: [{ type: 'expose-missing', expose: './Other' }] });
  });
});
