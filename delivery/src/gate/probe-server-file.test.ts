import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';
import { fixtureManifest, MODULES_FROM, tempFolder } from '../testing/index.ts';
import { findModules, permissionsFor } from './probe-permissions.ts';
import { probeServerFile } from './probe-server-file.ts';
import { rendersOf } from './renders.ts';

const file = join(tempFolder(), 'server.cjs');
const PAGE = "({ status: 200, head: { title: '' }, state: {}, html: '<h1></h1>' })";

function probe(code: string, manifest = fixtureManifest('mfe-content'), deadlineMs?: number) {
  writeFileSync(file, code);
  const renders = rendersOf(manifest.name, manifest);
  return probeServerFile({ file, renders, modulesFrom: MODULES_FROM, ...(deadlineMs === undefined ? {} : { deadlineMs }) });
}

describe('a server file that is probed', () => {
  it('is ended when it loops while loading', async () => {
    const [refusal] = await probe('for (;;);', undefined, 300);
    expect(refusal).toMatchObject({ type: 'server-file-broken' });
    expect(refusal?.explanation).toMatch(/did not finish loading within 300 ms/);
  });

  it('is offered every module that the build leaves outside', async () => {
    const needs = SERVER_EXTERNALS.map((name) => `require('${name}');`).join('\n');
    expect(await probe(`${needs} exports.render = () => ${PAGE};`)).toEqual([]);
  });

  it('renders each of its routes in both languages', async () => {
    const meta = { title: { ru: 'Статья', en: 'Article' } };
    const manifest = fixtureManifest('mfe-content', { routes: [{ name: 'article', path: '/news/:id', meta }] });
    const refusals = await probe(`exports.render = ({ url, locale }) => { throw new Error(url + ' ' + locale); };`, manifest);
    expect(refusals).toMatchObject([
      { type: 'render-broken', rendered: 'the route article (/news/1, ru)', reason: '/news/1 ru' },
      { type: 'render-broken', rendered: 'the route article (/news/1, en)', reason: '/news/1 en' },
    ]);
  });

  it.each([
    ['undefined', 'async () => undefined', /it gave undefined/],
    ['a page without markup', `async () => ({ ...${PAGE}, html: '' })`, /\/html/],
    ['a page without a head', 'async () => ({ status: 200, state: {}, html: "<h1></h1>" })', /head/],
    ['an error when the API does not answer', `async ({ api }) => { await fetch(api.baseUrl); return ${PAGE}; }`, /fetch failed/],
    ['the end of its process', 'async () => process.exit(1)', /exit is not a function/],
  ])('is refused when a route gives %s', async (_, render, reason) => {
    const [refusal] = await probe(`exports.render = ${render};`);
    expect(refusal).toMatchObject({ type: 'render-broken', rendered: expect.stringContaining('the route page') });
    expect(refusal?.explanation).toMatch(reason);
  });

  it.each([
    ['reads files', "process.getBuiltinModule('fs').readFileSync('/etc/hostname')"],
    ['starts programs', "process.getBuiltinModule('child_process').execSync('id')"],
    ['asks for modules of Node', "require('node:fs').readFileSync('/etc/hostname')"],
    ['imports modules of Node', "import('node:fs')", 'await '],
    ['looks for them behind a function', "Function('return process')().getBuiltinModule('fs').readFileSync('/etc/hostname')"],
    ['finds them by a name of Node', "process.binding('fs')"],
    ['reads the environment', "(() => { const { HOME, PATH } = process.env; if (!HOME && !PATH) throw new Error('nothing there'); })()"],
  ])('has no powers when it %s', async (_, deed, wait = '') => {
    const code = `exports.render = async () => { try { ${wait}${deed}; } catch (error) { throw new Error('withheld'); } return ${PAGE}; };`;
    expect((await probe(code))[0]).toMatchObject({ type: 'render-broken', reason: 'withheld' });
  });

  it('reads and writes nothing outside its packages, even with modules of Node in its hands', async () => {
    // As if the reduced globals had been got around: Node's own permissions hold all the same.
    const modules = findModules(MODULES_FROM);
    const deeds = [`readFileSync('${file}')`, `writeFileSync('${file}.new', '')`, `readdirSync('${dirname(file)}')`];
    const code = `
      const fs = require('node:fs');
      const refused = [() => fs.${deeds.join(', () => fs.')}, () => require('node:child_process').execSync('id'), () => new (require('node:worker_threads').Worker)('', { eval: true })]
        .map((deed) => { try { deed(); return 'done'; } catch (error) { return error.code; } });
      require('node:worker_threads').parentPort.postMessage(refused);`;
    const worker = new Worker(code, { eval: true, execArgv: permissionsFor(modules) });
    const [refused] = await once(worker, 'message');
    expect(refused).toEqual(Array(5).fill('ERR_ACCESS_DENIED'));
    await worker.terminate();
  });

  it('is ended when a route never answers', async () => {
    const [refusal] = await probe('exports.render = () => new Promise(() => setInterval(() => {}, 1000));', undefined, 1500);
    expect(refusal?.explanation).toMatch(/the route page .* did not finish rendering within 1500 ms/);
  });
});
