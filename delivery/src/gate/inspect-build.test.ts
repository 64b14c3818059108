import { describe, expect, it } from '@jest/globals';
import { readDist } from '../build/index.ts';
import { type FixtureBuild, fixtureManifest, MODULES_FROM, tempFolders, writeFixtureBuild } from '../testing/index.ts';
import { inspectBuild } from './inspect-build.ts';

const newFolder = tempFolders();

async function refusalsOf(build: FixtureBuild, remote = 'mfe-content') {
  const folder = writeFixtureBuild(newFolder(), remote, build);
  const inspected = await inspectBuild({ remote, folder, files: await readDist(folder), modulesFrom: MODULES_FROM });
  return 'refusals' in inspected ? inspected.refusals : [];
}

describe('The gate looks at a build and', () => {
  it('accepts a whole build of a remote and of the shell', async () => {
    expect(await refusalsOf({})).toEqual([]);
    expect(await refusalsOf({}, 'shell')).toEqual([]);
  });

  it('The gate reports that there is no build', async () => {
    const folder = `${newFolder()}/dist`;
    const inspected = await inspectBuild({ remote: 'mfe-content', folder, files: await readDist(folder), modulesFrom: MODULES_FROM });
    expect(inspected).toMatchObject({ refusals: [{ type: 'build-missing', folder }] });
  });

  it.each(['server.cjs', 'browser/mf-manifest.json', 'remote.manifest.json'])('refuses a build without %s', async (file) => {
    expect(await refusalsOf({ files: { [file]: null } })).toMatchObject([{ type: 'file-missing', file }]);
  });

  it('refuses a shell without its list of entry files', async () => {
    const file = 'browser/entry-files.json';
    expect(await refusalsOf({ files: { [file]: null } }, 'shell')).toMatchObject([{ type: 'file-missing', file }]);
  });

  it('names each missing file once, and who needs it', async () => {
    const refusals = await refusalsOf({ files: { 'browser/later.js': null, 'browser/remoteEntry.js': null } });
    expect(refusals).toMatchObject([
      { type: 'file-missing', file: 'browser/remoteEntry.js', namedBy: 'mf-manifest.json (metaData.remoteEntry)' },
      { type: 'file-missing', file: 'browser/later.js', namedBy: 'mf-manifest.json (./pages/page)' },
    ]);
    expect(refusals[1]?.explanation).toBe(
      'The file browser/later.js is missing, but mf-manifest.json (./pages/page) names it: build again and release the whole of dist.',
    );
  });

  it.each(['x.html', 'x.xhtml', 'x.xml', 'x.pdf', 'x.SVG', 'noending'])(
    'refuses a build with the browser file %s, which no server serves',
    async (name) => {
      const [refusal] = await refusalsOf({ files: { [`browser/${name}`]: '<script>top.location</script>' } });
      expect(refusal).toMatchObject({ type: 'file-type-unserved', file: `browser/${name}` });
      expect(refusal?.explanation).toContain(`The file browser/${name} would not be served`);
    },
  );

  it('does not take a file outside browser/ for a browser file', async () => {
    const entry = JSON.stringify({ js: ['../server.cjs'], css: [] });
    expect(await refusalsOf({ files: { 'browser/entry-files.json': entry } }, 'shell')).toMatchObject([{ type: 'file-missing' }]);
  });

  it('reports in a sentence where a manifest is wrong', async () => {
    const manifest = { ...fixtureManifest('mfe-content'), contracts: { mount: 0, bus: 1, api: 1 }, routes: 'all' };
    const [refusal] = await refusalsOf({ files: { 'remote.manifest.json': JSON.stringify(manifest) } });
    expect(refusal).toMatchObject({ type: 'manifest-invalid', file: 'remote.manifest.json' });
    expect(refusal?.explanation).toMatch(/\/contracts\/mount must be >= 1/);
    expect(refusal?.explanation).toMatch(/\/routes must be array/);
  });

  it.each(['remote.manifest.json', 'browser/mf-manifest.json'])('refuses garbage in %s', async (file) => {
    expect(await refusalsOf({ files: { [file]: '{"name":' } })).toMatchObject([{ type: 'manifest-invalid', file }]);
    expect(await refusalsOf({ files: { [file]: 'null' } })).toMatchObject([{ type: 'manifest-invalid', file }]);
  });

  it('refuses a build whose React is not of the generation that its manifest names', async () => {
    const assets = { js: { sync: ['client.js'], async: [] }, css: { sync: [], async: [] } };
    const federation = JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: ['./client', './pages/page'].map((path) => ({ path, assets })),
      shared: [{ name: 'react', requiredVersion: '^18.3.0', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
    });
    const files = { 'browser/mf-manifest.json': federation };
    expect(await refusalsOf({ files })).toMatchObject([{ type: 'generation-mismatch', generation: 'react19', needed: '^18.3.0' }]);
    expect(await refusalsOf({ files, manifest: { generation: 'react18' } })).toEqual([]);
  });

  it('refuses the build of another remote', async () => {
    expect(await refusalsOf({ manifest: { name: 'mfe-account' } })).toMatchObject([
      { type: 'name-mismatch', expected: 'mfe-content', actual: 'mfe-account' },
    ]);
  });

  it('refuses a manifest that promises what the build does not expose', async () => {
    const manifest = { services: [{ name: 'news', wakes: [], restores: [] }], fragments: [{ name: 'contact-us' }] };
    expect(await refusalsOf({ manifest, exposes: [] })).toMatchObject([
      { type: 'expose-missing', expose: './client', promisedBy: 'the route page' },
      { type: 'expose-missing', expose: './pages/page', promisedBy: 'the route page' },
      { type: 'expose-missing', expose: './service', promisedBy: 'the service news' },
      { type: 'expose-missing', expose: './fragments/contact-us', promisedBy: 'the fragment contact-us' },
    ]);
    expect(await refusalsOf({ manifest, exposes: ['./client', './pages/page', './service', './fragments/contact-us'] })).toEqual([]);
  });

  it.each(['goods', '//goods', '/goods?q=1', '/goods#q', '/good s', '/goods\n', '/goods"><script>', '/goods\\', `/${'goods'.repeat(50)}`])(
    'refuses a fragment in the frame that shows something of what is no path: %j',
    async (path) => {
      const fragmentAt = (where: string) => ({ name: 'finder', slot: { place: 'header' as const, shows: { path: where, query: 'q' } } });
      const exposes = ['./client', './pages/page', './fragments/finder'];
      expect(await refusalsOf({ manifest: { fragments: [fragmentAt('/goods/new')] }, exposes })).toEqual([]);
      const [refusal] = await refusalsOf({ manifest: { fragments: [fragmentAt(path)] }, exposes });
      expect(refusal).toMatchObject({ type: 'manifest-invalid' });
      expect(refusal?.explanation).toContain('/fragments/0/slot/shows/path');
    },
  );

  it('refuses two routes for the same addresses in one manifest', async () => {
    const meta = { title: { ru: 'Статья', en: 'Article' } };
    const routes = [
      { name: 'article', path: '/news/:id', meta },
      { name: 'story', path: '/news/:slug', meta },
    ];
    expect(await refusalsOf({ manifest: { routes } })).toMatchObject([{ type: 'route-repeated', routes: ['article', 'story'] }]);
  });

  it.each([
    ['an empty script', { 'browser/later.js': ' \n' }, { type: 'script-broken', file: 'browser/later.js' }],
    ['a script that ends too early', { 'browser/later.js': 'export const a = (' }, { type: 'script-broken', file: 'browser/later.js' }],
    [
      'a build for development',
      { 'browser/later.js': 'const a = __webpack_require__("./src/a.ts"); export { a };' },
      { type: 'development-build', file: 'browser/later.js' },
    ],
    ['two more megabytes of scripts', { 'browser/more.js': `export const a = "${'a'.repeat(2e6)}";` }, { type: 'scripts-too-heavy' }],
  ])('refuses %s', async (_, files, refusal) => {
    expect(await refusalsOf({ files })).toMatchObject([refusal]);
  });

  it('measures scripts and style sheets by the budgets that a manifest names', async () => {
    expect(await refusalsOf({ manifest: { budgets: { scripts: 10 } } })).toMatchObject([{ type: 'scripts-too-heavy', budget: 10 }]);
    expect(await refusalsOf({ manifest: { budgets: { styles: 10 } } })).toMatchObject([{ type: 'styles-too-heavy', budget: 10 }]);
  });

  it('refuses a page that the server renders as nothing, with the route', async () => {
    expect(await refusalsOf({ files: { 'server.cjs': 'exports.render = async () => undefined' } })).toMatchObject([
      { type: 'render-broken', rendered: ['the route page (/mfe-content, ru, en)'] },
    ]);
  });

  it.each([
    ['does not parse', 'exports.render = (', /Unexpected/],
    ['throws while loading', 'throw new Error("no settings")', /no settings/],
    ['exports no render', 'exports.draw = () => {}', /does not export a function render/],
    ['exports nothing at all', 'module.exports = null', /does not export a function render/],
    [
      'requires what the server does not offer',
      'require("node:fs"); exports.render = () => {}',
      /requires "node:fs", which the server does not offer/,
    ],
    ['ends its process', 'process.exit(0)', /exit is not a function/],
  ])('refuses a server file that %s', async (_, code, reason) => {
    const [refusal, ...others] = await refusalsOf({ files: { 'server.cjs': code } });
    expect(refusal).toMatchObject({ type: 'server-file-broken' });
    expect(refusal?.explanation).toMatch(reason);
    expect(others).toEqual([]);
  });

  it('wants renderFrame of a shell', async () => {
    expect(await refusalsOf({ files: { 'server.cjs': 'exports.render = () => {}' } }, 'shell')).toMatchObject([
      { type: 'server-file-broken' },
    ]);
  });
});
