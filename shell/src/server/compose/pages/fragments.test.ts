import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { FixtureRelease } from '@vitrava/delivery/testing/fixture-store';
import { escapeHtml } from '@vitrava/server-kit/html';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

const SHELL: FixtureRelease = { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() };

const mark = (name: string, input: object = {}, owner = 'mfe-goods') =>
  `<vitrava-fragment data-boundary="${owner}" data-fragment="${name}" data-input="${escapeHtml(JSON.stringify(input))}"></vitrava-fragment>`;
const filled = (empty: string, html: string, instance = '0') =>
  empty.replace('></', ` data-version="1.0.0-a" data-instance="${instance}">${html}</`);

/** A remote whose page has these elements. */
const cart = (...marks: string[]): FixtureRelease => ({
  remote: 'mfe-cart',
  version: '1.0.0-a',
  server: `exports.render = async () => ({ status: 200, head: { title: 'Cart' }, state: {}, html: ${JSON.stringify(`<p>cart</p>${marks.join('')}`)} });`,
  routes: { cart: '/cart' },
});

/** The same, with a shelf about the query of the address. */
const cartWithQuery: FixtureRelease = {
  ...cart(),
  server: `exports.render = async ({ url }) => {
    const html = ${JSON.stringify(`<p>cart</p>${mark('shelf', { search: 'any' })}`)}.replace('any', url.split('?')[1]);
    return { status: 200, head: { title: 'Cart' }, state: {}, html };
  };`,
};

/** Its fragments show their name, their input and the language; `body` comes before that. */
const goods = (body = '', version = '1.0.0-a', cacheSeconds?: number): FixtureRelease => ({
  remote: 'mfe-goods',
  version,
  server: `exports.render = async ({ fragment, input, isPlaceholder, locale, api }) => {
    let html = fragment + ' ' + JSON.stringify(input) + ' ' + locale;
    if (isPlaceholder) return { status: 200, head: { title: '' }, state: {}, html: '<i>soon</i>' };
    ${body}
    return { status: 200, head: { title: '' }, state: { data: [input] }, html: '<b>' + html + '</b>' };
  };`,
  embeds: { shelf: cacheSeconds === undefined ? {} : { cacheSeconds }, offer: {} },
});

let shop: FixtureShop | null = null;
afterEach(() => shop?.close());

async function open(releases: FixtureRelease[], config = {}) {
  shop = await openFixtureShop([SHELL, ...releases], config);
  const { app } = shop;
  return async (url: string, cookie = '') => app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0', cookie } });
}

const main = (body: string) => /<p>cart<\/p>(.*?)<\/div><\/main>/.exec(body)?.[1];

/** An API that answers calls of fragments when so many of them wait. */
async function openApi(calls: number) {
  const waiting: (() => void)[] = [];
  const server = createServer(({ url = '' }, response) => {
    const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    if (!url.startsWith('/api/fragments/')) return answer();
    waiting.push(() => void answer());
    if (waiting.length >= calls) for (const answer of waiting.splice(0)) answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const release = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { apiBaseUrl, release, close: () => server.close().closeAllConnections() };
}

describe('fragments of other remotes on a page', () => {
  it('The document holds the fragment, its style sheet, the version of its owner and what it has loaded', async () => {
    const shelf = mark('shelf', { search: '"<zinc> & \'b6\'"' });
    const get = await open([cart(shelf), goods()]);
    const { body, statusCode } = await get('/en/cart');
    const input = JSON.stringify({ search: '"<zinc> & \'b6\'"' });
    expect(statusCode).toBe(200);
    expect(main(body)).toBe(filled(shelf, `<b>shelf ${input} en</b>`));
    expect(body.indexOf('/releases/mfe-goods/1.0.0-a/finder.css" integrity="sha384-')).toBeLessThan(body.indexOf('<body'));
    const state = JSON.parse(/id="vitrava-page">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(state.values['shell/$fragmentData']).toEqual({ [`mfe-goods/shelf ${input}`]: { data: [JSON.parse(input)] } });
  });

  it('The payload of a soft navigation holds what the fragments have loaded', async () => {
    const get = await open([cart(mark('shelf', { similarTo: 7 })), goods()]);
    const { fragments } = (await get('/_page?path=/cart')).json();
    expect(fragments).toEqual({ 'mfe-goods/shelf {"similarTo":7}': { data: [{ similarTo: 7 }] } });
  });

  it('The fragments of a page are rendered at the same time', async () => {
    const api = await openApi(2);
    try {
      const get = await open([cart(mark('shelf'), mark('offer')), goods(`await fetch(api.baseUrl + '/api/fragments/?' + fragment);`)], {
        apiBaseUrl: api.apiBaseUrl,
        apiDeadlineMs: 20_000,
        renderDeadlineMs: 20_000,
      });
      expect(main((await get('/cart')).body)).toContain('<b>offer {} ru</b>');
    } finally {
      api.close();
    }
  });

  it('A cookie that the owner names fills a field of the input, in the document and in the payload, where the page does not', async () => {
    const shelf = { ...goods(), embeds: { shelf: { cookies: ['city'] }, offer: {} } };
    const get = await open([cart(mark('shelf'), mark('shelf', { city: 'perm' }), mark('offer')), shelf]);
    const shown = async (cookie: string) => [...(await get('/cart', cookie)).body.matchAll(/<b>(.*?) ru<\/b>/g)].map(([, text]) => text);
    expect(await shown('choice-city=kazan')).toEqual(['shelf {"city":"kazan"}', 'shelf {"city":"perm"}', 'offer {}']);
    expect(await shown('choice-city=omsk; city=tver')).toEqual(['shelf {"city":"omsk"}', 'shelf {"city":"perm"}', 'offer {}']);
    expect(await shown('')).toEqual(['shelf {}', 'shelf {"city":"perm"}', 'offer {}']);
    expect(await shown(`choice-city=${'x'.repeat(41)}`)).toEqual(['shelf {}', 'shelf {"city":"perm"}', 'offer {}']);
    const { fragments } = (await get(`/_page?path=${encodeURIComponent('/cart')}`, 'choice-city=kazan')).json();
    expect(fragments['mfe-goods/shelf {}']).toEqual({ data: [{ city: 'kazan' }] });
  });

  it('A fragment is rendered once for its version, input and language', async () => {
    const counting = `exports.renders = (exports.renders ?? 0) + 1; html += ' #' + exports.renders;`;
    const marks = [mark('shelf', { similarTo: 7 }), mark('shelf', { similarTo: 7 }), mark('shelf', { similarTo: 8 })];
    const get = await open([cart(...marks), goods(counting)]);
    const renders = async (url: string) => [...(await get(url)).body.matchAll(/#(\d+)<\/b>/g)].map(([, count]) => count);
    const first = await renders('/cart');
    expect(first.sort()).toEqual(['1', '1', '2']);
    expect((await renders('/cart?sort=price')).sort()).toEqual(first);
    expect((await renders('/en/cart')).sort()).toEqual(['3', '3', '4']);
    await shop?.releases.release(goods(counting, '2.0.0-b'));
    expect((await renders('/cart')).sort()).toEqual(first);
    expect((await get('/cart')).body).toContain('data-version="2.0.0-b" data-instance="2"><b>shelf {"similarTo":8} ru');
  });

  it.each([
    ['throws', `throw new Error('broken on purpose');`],
    ['never settles', 'await new Promise(() => {});'],
    ['ends its process', 'process.exit(3);'],
    ['answers with a status of 503', `return { status: 503, head: { title: '' }, state: {}, html: '' };`],
  ])('A fragment that %s leaves the page and its status as they are', async (_, body) => {
    const get = await open([cart(mark('shelf'), '<p>after</p>'), goods(body)], { fragmentPatienceMs: 2000 });
    const answer = await get('/cart');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<p>cart</p>');
    expect(answer.body).toMatch(/<vitrava-fragment [^>]*>(<i>soon<\/i>)?<\/vitrava-fragment><p>after<\/p>/);
  });

  it('The placeholder of the owner is in the place of a fragment that is late, and the fragment on the next page', async () => {
    const api = await openApi(2);
    try {
      const get = await open([cart(mark('shelf')), goods(`await fetch(api.baseUrl + '/api/fragments/');`)], {
        apiBaseUrl: api.apiBaseUrl,
        apiDeadlineMs: 20_000,
        renderDeadlineMs: 20_000,
        // Long enough for the start of a process on a busy machine.
        fragmentPatienceMs: 2500,
      });
      expect(main((await get('/cart')).body)).toBe(filled(mark('shelf'), '<i>soon</i>'));
      api.release();
      let body = '';
      while (!body.includes('<b>shelf')) ({ body } = await get('/cart'));
      expect(main(body)).toBe(filled(mark('shelf'), '<b>shelf {} ru</b>'));
    } finally {
      api.close();
    }
  });

  it('The first page of a server that is ready holds its fragments, however long their code takes to load', async () => {
    const { server, ...rest } = goods();
    const slow = { ...rest, server: `const until = Date.now() + 4000; while (Date.now() < until);\n${server}` };
    const get = await open([cart(mark('shelf')), slow], { renderDeadlineMs: 20_000, fragmentPatienceMs: 2500 });
    await shop?.port();
    while ((await get('/readyz')).body.includes('fragments of the frame')) await setTimeout(100);
    expect(main((await get('/cart')).body)).toBe(filled(mark('shelf'), '<b>shelf {} ru</b>'));
  });

  it('Pages of one version wait for their fragments all at once, however few of them are rendered at a time', async () => {
    const api = await openApi(6);
    try {
      const get = await open([cartWithQuery, goods(`await fetch(api.baseUrl + '/api/fragments/?' + input.search);`)], {
        apiBaseUrl: api.apiBaseUrl,
        apiDeadlineMs: 20_000,
        renderDeadlineMs: 20_000,
      });
      const bodies = await Promise.all(Array.from({ length: 6 }, async (_, index) => (await get(`/cart?${index}`)).body));
      for (const body of bodies) expect(main(body)).toContain('<b>shelf');
    } finally {
      api.close();
    }
  });

  it('Two equal fragments of a page have different ids', async () => {
    const get = await open([cart(mark('shelf'), mark('shelf')), goods(`html = '<i id="vitrava-any-instance"></i>';`)]);
    expect(main((await get('/cart')).body)).toBe(
      [0, 1].map((index) => filled(mark('shelf'), `<b><i id="${index}"></i></b>`, `${index}`)).join(''),
    );
  });

  it('A fragment embeds another, three deep and no deeper', async () => {
    const level = (name: string, next: string) => `if (fragment === '${name}') html += ${JSON.stringify(mark(next))};`;
    const body = [level('one', 'two'), level('two', 'three'), level('three', 'four')].join('\n');
    const deep = { ...goods(body), embeds: { one: {}, two: {}, three: {}, four: {} } };
    const get = await open([cart(mark('one')), deep]);
    const { body: document } = await get('/cart');
    for (const name of ['one', 'two', 'three']) expect(document).toContain(`<b>${name} {} ru`);
    expect(document).toContain(mark('four'));
  });

  it('A fragment that embeds itself by way of another is left empty there', async () => {
    const body = `html += fragment === 'shelf' ? ${JSON.stringify(mark('offer'))} : ${JSON.stringify(mark('shelf'))};`;
    const get = await open([cart(mark('shelf')), goods(body)]);
    expect(main((await get('/cart')).body)).toBe(
      filled(mark('shelf'), `<b>shelf {} ru${filled(mark('offer'), `<b>offer {} ru${mark('shelf')}</b>`, '0-0')}</b>`),
    );
  });

  it('A fragment that no remote has, and one of a remote whose code the document may not load, are left empty', async () => {
    const get = await open([{ ...cart(mark('shelf'), mark('none'), mark('shelf', {}, 'mfe-none')), meta: { remotes: [] } }, goods()]);
    expect(main((await get('/cart')).body)).toBe(mark('shelf') + mark('none') + mark('shelf', {}, 'mfe-none'));
  });
});
