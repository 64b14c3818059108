import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';
import { fixtureManifest, MODULES_FROM, tempFolder } from '../testing/index.ts';
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
    ['the end of its thread', 'async () => process.exit(1)', /ended its thread while rendering/],
  ])('is refused when a route gives %s', async (_, render, reason) => {
    const [refusal] = await probe(`exports.render = ${render};`);
    expect(refusal).toMatchObject({ type: 'render-broken', rendered: expect.stringContaining('the route page') });
    expect(refusal?.explanation).toMatch(reason);
  });

  it('is ended when a route never answers', async () => {
    const [refusal] = await probe('exports.render = () => new Promise(() => setInterval(() => {}, 1000));', undefined, 1500);
    expect(refusal?.explanation).toMatch(/the route page .* did not finish rendering within 1500 ms/);
  });
});
