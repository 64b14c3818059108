import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';
import { fixtureManifest, MODULES_FROM, tempFolder } from '../testing/index.ts';
import { type ApiResponses, createApiResponses } from './api/index.ts';
import { findModules, permissionsFor } from './probe-permissions.ts';
import { probeServerFile } from './probe-server-file.ts';
import { rendersOf } from './renders.ts';

const file = join(tempFolder(), 'server.cjs');
const PAGE = "({ status: 200, head: { title: '' }, state: {}, html: '<h1>Page</h1>' })";

function probe(code: string, manifest = fixtureManifest('mfe-content'), deadlineMs?: number, responses: ApiResponses | null = null) {
  writeFileSync(file, code);
  const renders = rendersOf(manifest.name, manifest);
  const options = { remote: manifest.name, file, renders, modulesFrom: MODULES_FROM, responses };
  return probeServerFile({ ...options, ...(deadlineMs === undefined ? {} : { deadlineMs }) });
}

describe('A server file that is probed', () => {
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
      { type: 'render-broken', rendered: ['the route article (/news/1, ru)'], reason: '/news/1 ru' },
      { type: 'render-broken', rendered: ['the route article (/news/1, en)'], reason: '/news/1 en' },
    ]);
  });

  it.each([
    ['undefined', 'async () => undefined', /it gave undefined/],
    ['a page without markup', `async () => ({ ...${PAGE}, html: '' })`, /its main area is empty/],
    ['a page without a head', 'async () => ({ status: 200, state: {}, html: "<h1>Page</h1>" })', /head/],
    ['an error when the API does not answer', `async ({ api }) => { await fetch(api.baseUrl); return ${PAGE}; }`, /fetch failed/],
    ['the end of its process', 'async () => process.exit(1)', /exit is not a function/],
  ])('is refused when a route gives %s', async (_, render, reason) => {
    const [refusal] = await probe(`exports.render = ${render};`);
    expect(refusal).toMatchObject({ type: 'render-broken', rendered: ['the route page (/mfe-content, ru, en)'] });
    expect(refusal?.explanation).toMatch(reason);
  });

  it.each([
    [
      'throws on every render',
      `if (!isPlaceholder) throw new Error('broken on purpose');`,
      'the fragment shelf (ru, en)',
      'broken on purpose',
    ],
    [
      'throws with data alone',
      `if (!isPlaceholder && reached) throw new Error('no data fits');`,
      'the fragment shelf (ru, en)',
      'no data fits',
    ],
    [
      'has a placeholder that throws',
      `if (isPlaceholder) throw new Error('too soon');`,
      'the placeholder of the fragment shelf (ru, en)',
      'too soon',
    ],
    [
      'refuses the input',
      `if (!isPlaceholder && input.similarTo !== 7) return { ...page, status: 400, html: '' };`,
      'the fragment shelf (ru, en)',
      /refuses the input {"similarTo":1}.*`example`/,
    ],
    [
      'fails while the API answers',
      `if (reached) return { ...page, status: 503, html: '' };`,
      'the fragment shelf (ru, en)',
      /answers 503/,
    ],
  ])('is refused when a fragment for the pages of others %s', async (_, body, rendered, reason) => {
    const code = `exports.render = async ({ api, fragment, input, isPlaceholder }) => {
      const page = ${PAGE};
      const reached = await fetch(api.baseUrl + '/api/news/').then(() => true, () => false);
      if (fragment) { ${body} }
      return fragment ? { ...page, html: '' } : page;
    };`;
    const offers = { shelf: { fields: { similarTo: { type: 'number' as const } }, required: ['similarTo'] } };
    const embedding = { fragments: [{ name: 'shelf', embed: {} }], embeds: { offers, uses: {} } };
    const responses: ApiResponses = { get: async () => ({ status: 200, type: 'application/json', body: '{}' }) };
    const probed = await probe(code, fixtureManifest('mfe-content', embedding), undefined, responses);
    expect(probed).toMatchObject([{ type: 'render-broken', rendered: [rendered] }]);
    expect(probed[0]?.explanation).toMatch(reason);
    const example = { ...embedding, fragments: [{ name: 'shelf', embed: { example: { similarTo: 7 } } }] };
    const isAccepted = body.includes('similarTo');
    expect(await probe(code, fixtureManifest('mfe-content', example), undefined, responses)).toHaveLength(isAccepted ? 0 : 1);
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

  it.each([
    'Buffer.allocUnsafe(16)',
    'Buffer.allocUnsafeSlow(16)',
    "Buffer.from('sixteen letters.')",
    "(Buffer.poolSize = 8192, Buffer.from('sixteen letters.'))",
    "Buffer.concat([Buffer.from('sixteen '), Buffer.from('letters.')])",
  ])('gets no memory that others of its process have used from %s', async (made) => {
    const code = `exports.render = async () => {
      Buffer.alloc(100_000, 7);
      const buffer = ${made};
      const others = [...new Uint8Array(buffer.buffer)].filter((byte) => byte !== 0).length - [...buffer].filter((byte) => byte !== 0).length;
      throw new Error([buffer.length, buffer.buffer.byteLength, others].join());
    };`;
    expect((await probe(code))[0]).toMatchObject({ reason: '16,16,0' });
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

  it('is ended when a route never responds', async () => {
    const [refusal] = await probe('exports.render = () => new Promise(() => setInterval(() => {}, 1000));', undefined, 1500);
    expect(refusal?.explanation).toMatch(/the route page .* did not finish rendering within 1500 ms/);
  });

  it.each([
    [
      'a page without a word or a picture',
      `({ ...${PAGE}, html: '<main><h1></h1><svg><title>Logo</title></svg></main>' })`,
      /main area is empty/,
    ],
    [
      'a state that JSON does not carry',
      `({ ...${PAGE}, state: { query: { data: { at: new Date(0) } } } })`,
      /holds a Date in query\.data\.at/,
    ],
    ['a number that is none', `({ ...${PAGE}, state: { total: [1, NaN] } })`, /holds NaN in total\.1/],
    [
      'a link in a link',
      `({ ...${PAGE}, html: '<a href="/">One <a href="/two">two</a></a>' })`,
      /do not leave <a> in <a> where it is written/,
    ],
    ['a block in a paragraph', `({ ...${PAGE}, html: '<p>One <div>two</div></p>' })`, /<div> in <p>/],
    ['rows without a body', `({ ...${PAGE}, html: '<table><tr><td>1</td></tr></table>' })`, /<tr> in <table>/],
  ])('is refused when hydration could not go on from what a route gives: %s', async (_, page, reason) => {
    const [refusal] = await probe(`exports.render = async () => ${page};`);
    expect(refusal).toMatchObject({ type: 'render-broken', reason: expect.stringMatching(reason) });
  });

  it('may give what browsers leave as it is', async () => {
    const html = `<p>1 &lt; 2<br/><img src="/a.png" alt="<a>"><a title='>' href="/">x</a></p><ul><li>a</li></ul><noscript><p>Without scripts</p></noscript>
      <svg viewBox="0 0 1 1"><path d="M0"/><linearGradient><stop/></linearGradient></svg><select><option>b</option></select><textarea>c</textarea>`;
    expect(await probe(`exports.render = async () => ({ ...${PAGE}, html: ${JSON.stringify(html)} });`)).toEqual([]);
  });

  it('A fault of every page is reported once, with the routes and languages that have it', async () => {
    const meta = { title: { ru: 'Новости', en: 'News' } };
    const routes = ['news', 'faq', 'contacts'].map((name) => ({ name, path: `/${name}`, meta }));
    const refusals = await probe('exports.render = () => { throw new Error("no texts"); };', fixtureManifest('mfe-content', { routes }));
    expect(refusals.map(({ explanation }) => explanation)).toEqual([
      'The server cannot render the route news (/news, ru, en), the route faq (/faq, ru, en), the route contacts (/contacts, ru, en): no texts. It was asked with an API that does not answer, when a page must say so itself.',
    ]);
  });

  it('is refused over the budget of a page', async () => {
    const manifest = fixtureManifest('mfe-content', { budgets: { html: 100 } });
    const [refusal] = await probe(`exports.render = async () => ({ ...${PAGE}, html: '<p>' + 'x'.repeat(200) + '</p>' });`, manifest);
    expect(refusal).toMatchObject({ type: 'html-too-heavy', rendered: ['the route page (/mfe-content, ru, en)'], bytes: 207, budget: 100 });
  });
});

describe('A server file that is rendered with responses of the API', () => {
  const meta = { title: { ru: 'Новости', en: 'News' } };
  const routes = [
    { name: 'article', path: '/news/:id', meta },
    { name: 'news', path: '/news', meta },
  ];
  const manifest = fixtureManifest('mfe-content', { routes });
  const json = (body: unknown, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(body) });

  /** A page that shows the response of the API, as `then` reads it. */
  const rendering = (then: string) => `
    exports.render = async ({ url, locale, api }) => {
      const page = (html, status = 200) => ({ status, head: { title: 'News' }, state: {}, html });
      try {
        const response = await fetch(api.baseUrl + '/api' + url + '/', { headers: { 'accept-language': locale } });
        const answer = await response.json();
        return ${then};
      } catch (error) {
        if (error.message === 'fetch failed') return page('<h1>No data</h1>', 503);
        throw error;
      }
    };`;

  it('The file is rendered for every route in both languages, and for the targets of its pages where an address has a parameter', async () => {
    const requested: string[] = [];
    const responses: ApiResponses = {
      get: async (path, language) => {
        requested.push(`${language} ${path}`);
        return json({ title: 'Jars', first: 'jars' });
      },
    };
    expect(
      await probe(
        rendering(`page('<h1>' + answer.title + '</h1><a href="/en/news/' + answer.first + '?a=1">x</a>')`),
        manifest,
        undefined,
        responses,
      ),
    ).toEqual([]);
    expect(requested).toEqual(['ru /api/news/', 'en /api/news/', 'ru /api/news/jars/', 'en /api/news/jars/']);
  });

  it.each([
    ['throws', 'answer.items.map(String)', /reading 'map'/],
    ['gives nothing', 'undefined', /it gave undefined/],
    ['shows nothing', `page('<main>' + (answer.name ?? '') + '</main>')`, /main area is empty/],
    ['says that it has no data', `page('<h1>No data</h1>', answer.name ? 200 : 503)`, /answers 503 though the API answered/],
    ['keeps what hydration cannot read', `({ ...page('<h1>x</h1>'), state: { at: new Map([[1, answer]]) } })`, /holds a Map in at/],
  ])('is refused when it %s over an API that responds, although it is complete without one', async (_, then, reason) => {
    const refusals = await probe(rendering(then), manifest, undefined, { get: async () => json({ title: 'Jars' }) });
    expect(refusals[0]).toMatchObject({
      type: 'render-broken',
      api: 'answering',
      rendered: [expect.stringMatching(/^the route news \(\/news, ru, en\)/), expect.anything()],
    });
    expect(refusals[0]?.explanation).toMatch(reason);
    expect(refusals[0]?.explanation).toMatch(/It was asked with what the API of the shop answers now\.$/);
  });

  it('is not refused for an API that fails or is unavailable', async () => {
    const code = rendering(`response.ok ? page('<h1>x</h1>') : page('<h1>No data</h1>', 503)`);
    for (const get of [async () => json({}, 502), async () => json({}, 429), async () => null]) {
      expect(await probe(code, manifest, undefined, { get })).toEqual([]);
    }
  });

  it('reaches nothing but the API by GET', async () => {
    const requested: string[] = [];
    const code = `exports.render = async ({ api }) => {
      for (const [path, method] of [['/api/news/', 'POST'], ['/internal', 'GET']]) await fetch(api.baseUrl + path, { method }).catch(() => null);
      return ${PAGE};
    };`;
    const responses = createApiResponses('http://127.0.0.1:9');
    const get: ApiResponses['get'] = (path, language) => {
      requested.push(path);
      return responses.get(path, language);
    };
    expect(await probe(code, fixtureManifest('mfe-content'), undefined, { get })).toEqual([]);
    expect(requested).toEqual(['/internal', '/internal']);
  });
});
