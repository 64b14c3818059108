import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from '../../testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;

beforeAll(async () => {
  api = await startFakeApi();
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('news'), routes: { news: '/news', article: '/news/:id' } },
      { remote: 'mfe-catalog', version: '1.0.0-a', server: SERVER_FILES.good('catalog'), routes: { start: '/' } },
      {
        remote: 'mfe-account',
        version: '1.0.0-a',
        server: SERVER_FILES.missing,
        routes: { orders: '/account/:tab' },
        meta: { needAuth: true },
      },
      { remote: 'mfe-cart-checkout', version: '1.0.0-a', server: SERVER_FILES.absent, routes: { cart: '/cart' } },
    ],
    { apiBaseUrl: api.url, publicUrl: 'https://vitrava.example' },
  );
});
afterAll(async () => {
  await shop.close();
  await api.close();
});

function get(url: string, headers: Record<string, string> = {}, options: InjectOptions = {}): Promise<LightMyRequestResponse> {
  return shop.app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'identity', ...headers }, ...options });
}

function stateOf({ body }: LightMyRequestResponse): PageDocumentState {
  const json = /<script type="application\/json" id="vitrava-page">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  return JSON.parse(json) as PageDocumentState;
}

describe('a page', () => {
  it('[R1] answers in Russian without a prefix and in English under /en', async () => {
    const [russian, english] = await Promise.all([get('/news'), get('/en/news')]);
    expect([russian.statusCode, english.statusCode]).toEqual([200, 200]);
    expect(russian.body).toContain('<html lang="ru-RU"');
    expect(russian.body).toContain('<p>news ru</p>');
    expect(english.body).toContain('<html lang="en-US"');
    expect(english.body).toContain('<p>news en</p>');
  });

  it('The page is in the frame, in the containers that the browser takes over', async () => {
    const { body } = await get('/news');
    expect(body).toContain(
      '<div id="shell-header" data-boundary="shell"><header>frame header ru<a href="/locale?path=%2Fnews"></a></header></div>',
    );
    expect(body).toContain('<div id="shell-trail" data-boundary="shell"></div><main id="main" tabindex="-1">');
    expect(body).toContain('<div id="single-spa-application:mfe-content" data-boundary="mfe-content"><p>');
    expect(body).toContain('<footer>frame footer</footer></div><div id="shell-overlays"></div>');
  });

  it('carries the state it was rendered with, and no session', async () => {
    const state = stateOf(await get('/en/news/5?x=%3C/script%3E'));
    expect(state).toMatchObject({ locale: 'en', status: 200, owner: 'mfe-content', rendering: 'rendered' });
    expect(state.values).toMatchObject({
      'test/$url': '/news/5?x=%3C/script%3E',
      'test/$frame': true,
      'shell/$location': { pathname: '/news/5', search: '?x=%3C/script%3E', hash: '', key: 'initial' },
      'shell/$routeOwner': 'mfe-content',
      'shell/$settings': { pageSize: 24, showDiscounts: true, telegramBot: false, logo: 'vitrava' },
    });
    expect(Object.keys(state.values).filter((sid) => sid.startsWith('session/'))).toEqual([]);
    expect(state.composition.remotes['mfe-content']?.version).toBe('1.0.0-a');
  });

  it('gives search engines its address in both languages', async () => {
    const { body } = await get('/en/news?utm_source=x');
    expect(body).toContain('<link rel="canonical" href="https://vitrava.example/en/news">');
    expect(body).toContain('<link rel="alternate" hreflang="ru" href="https://vitrava.example/news">');
    expect(body).toContain('<link rel="alternate" hreflang="x-default" href="https://vitrava.example/news">');
    expect(body).toContain('<meta property="og:locale" content="en_US">');
  });

  it('paints before it runs: styles and the main picture, then the import map and the starter, and the program inert behind the content', async () => {
    const { body } = await get('/news');
    const places = ['rel="stylesheet"', 'as="image"', '<script type="importmap">', 'starter.js" integrity="sha384-', '<main', '<template'];
    const found = places.map((text) => body.indexOf(text));
    expect(found.every((at) => at > 0)).toBe(true);
    expect(found).toEqual([...found].sort((one, other) => one - other));
    const active = body.replace(/<template.*?<\/template>/, '').match(/<script(?! type="application|[^>]*importmap)[^>]*>|modulepreload/g);
    expect(active).toEqual([
      expect.stringContaining('<script type="module" async fetchpriority="low" src="/releases/shell/1.0.0-a/starter.js"'),
    ]);
    expect(body).not.toContain('as="font"');
  });

  it('holds the program in one wave for the starter: the shell, its words and its remote', async () => {
    const { body } = await get('/news');
    const program = /<template id="vitrava-program">(.*?)<\/template>/.exec(body)?.[1] ?? '';
    expect(program).toMatch(/^<script type="module" src="\/releases\/shell\/1\.0\.0-a\/entry\.js" integrity="sha384-/);
    expect(body).toMatch(/<link rel="stylesheet" href="\/theme\/[0-9a-f]{12}\.css">/);
    expect(body).toMatch(
      /<link rel="stylesheet" href="\/releases\/mfe-content\/1\.0\.0-a\/client\.css" integrity="sha384-[^"]+" data-owner="mfe-content"/,
    );
    for (const file of ['remoteEntry.js', 'client.js', 'ru.js']) {
      expect(program).toMatch(new RegExp(`<link rel="modulepreload" href="/releases/mfe-content/1\\.0\\.0-a/${file}" integrity="sha384-`));
    }
    expect(program).toContain('<link rel="modulepreload" href="/releases/shell/1.0.0-a/locale-ru.js"');
    expect(body).not.toMatch(/<link[^>]*(?:en\.js|locale-en)/);
    expect(body).toContain(
      'as="image" href="/api/media/one.webp" imagesrcset="/api/media/one.webp 1x" imagesizes="100vw" fetchpriority="high"',
    );
  });

  it('has a policy without any unsafe exception: the import map runs by its hash', async () => {
    const { headers, body } = await get('/news');
    const map = /<script type="importmap">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(map).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
    expect(JSON.parse(map)).toMatchObject({ integrity: { '/releases/shell/1.0.0-a/entry.js': expect.stringMatching(/^sha384-/) } });
    expect(body).not.toMatch(/<script(?![^>]*\b(?:src|type="(?:importmap|application\/)))|\sstyle=|\son\w+=/);
  });

  it('carries the security headers', async () => {
    expect((await get('/news')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('The page is revalidated each time, and not sent again when nothing has changed', async () => {
    const first = await get('/news');
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: expect.stringContaining('Cookie') });
    const second = await get('/news', { 'if-none-match': `"other", ${first.headers.etag}` });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it.each([
    ['?a=1&b=%D1%84', 'path=%2Fnews%3Fa%3D1%26b%3D%25D1%2584'],
    ['?a="><script>', 'path=%2Fnews%3Fa%3D%2522%253E%253Cscript%253E'],
    ['?a=$%26$1', 'path=%2Fnews%3Fa%3D%24%2526%241'],
  ])('keeps the query %s in the link to the other language, though the header is rendered once for all queries', async (query, link) => {
    await get('/news');
    const { misses } = shop.app.renderer.cacheStats().frames;
    const { body } = await get(`/news${query}`);
    expect(body).toContain(`<a href="/locale?${link}">`);
    expect(body).not.toContain('any-query');
    expect(shop.app.renderer.cacheStats().frames.misses).toBe(misses);
  });

  it.each([
    ['vitamin-d', true],
    ['7', true],
    ['a.b', false],
    ['%D0%B0%22%3E', false],
  ])('leads from /news/%s to its twin in the other language; whether its route’s header will do: %s', async (segment, isShared) => {
    await get('/news/any');
    const { misses } = shop.app.renderer.cacheStats().frames;
    const { body } = await get(`/news/${segment}?a=1`);
    expect(body).toContain(`<a href="/locale?path=${encodeURIComponent(`/news/${segment}?a=1`)}">`);
    expect(body).not.toContain('vitrava-any');
    expect(shop.app.renderer.cacheStats().frames.misses - misses).toBe(isShared ? 0 : 1);
  });

  it('The page is sent compressed', async () => {
    expect((await get('/news', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get('/news', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { statusCode, headers, body } = await get('/news', {}, { method: 'HEAD' });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', etag: expect.any(String) });
  });

  it('refuses to be posted to', async () => {
    const { statusCode, headers } = await get('/news', {}, { method: 'POST', payload: {} });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('keeps pages that need sign-in out of search engines', async () => {
    const { body } = await get('/account/orders');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });
});

describe('a page that does not exist', () => {
  it('[E1] answers 404 with the path, in the language of the page, in the frame', async () => {
    const [russian, english] = await Promise.all([get('/nowhere'), get('/en/nowhere')]);
    expect([russian.statusCode, english.statusCode]).toEqual([404, 404]);
    expect(russian.body).toContain('<title>Страница не найдена: /nowhere</title>');
    expect(english.body).toContain('<title>Page not found: /en/nowhere</title>');
    expect(russian.body).toContain('<div id="shell-error" data-boundary="shell"><h1>error 404 /nowhere</h1></div>');
    expect(russian.body).toContain('frame header ru');
    expect(russian.body).not.toContain('rel="canonical"');
    expect(stateOf(russian)).toMatchObject({ owner: null, status: 404, values: { 'shell/$routeOwner': null } });
  });

  it('is drawn by its owner when the owner has a view for it', async () => {
    const answer = await get('/account/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<p>own not found</p>');
    expect(stateOf(answer)).toMatchObject({ owner: 'mfe-account', status: 404, rendering: 'rendered' });
  });

  it('The shell draws the page when its owner has no content', async () => {
    const answer = await get('/cart');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>error 404 /cart</h1>');
    expect(stateOf(answer).owner).toBeNull();
  });

  it.each(['/%E0%A4%A', '/a%00b', '//evil.example/x', '/en//evil.example', `/${'x'.repeat(5000)}`, '/?a=%00%ff', '/..%2f..%2fetc/passwd'])(
    'never fails on garbage: %p',
    async (url) => {
      const { statusCode, body, headers } = await get(url, {
        cookie: 'locale=%E0%A4; visitor=<script>; =;;;',
        'accept-language': ';;;,q=',
      });
      expect(statusCode).toBe(url.startsWith('/?') ? 200 : 404);
      expect(body).toContain('frame header');
      expect(headers.location).toBeUndefined();
    },
  );

  it('escapes what it shows of the path', async () => {
    const { body } = await get('/%3Cscript%3Ealert(1)%3C/script%3E');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

describe('an address that is written differently', () => {
  it.each([
    ['/news/', '/news'],
    ['/News?page=2', '/news?page=2'],
    ['/EN/news/', '/en/news'],
    ['/en/', '/en'],
  ])('leads for good from %s to %s, whatever the visitor’s language', async (requested, right) => {
    const { statusCode, headers } = await get(requested, { cookie: 'locale=en' });
    expect([statusCode, headers.location]).toEqual([301, right]);
  });

  it.each(['/nowhere/', '/en/NOWHERE', '/en/nowhere/'])('is not found at once when no remote owns it: %s', async (requested) => {
    const { statusCode, body } = await get(requested);
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });
});

describe('a request that only people make by mistake', () => {
  it.each([
    ['/news', 'ru-RU', 'Этот адрес только показывает страницы'],
    ['/en/news', 'en-US', 'This address only shows pages'],
  ])('POST %s is answered by a page that explains it, in %s', async (url, language, words) => {
    const answer = await get(url, { accept: 'text/html,*/*' }, { method: 'POST' });
    expect([answer.statusCode, answer.headers.allow, answer.headers['content-language']]).toEqual([405, 'GET, HEAD', language]);
    expect(answer.body).toContain(words);
    expect(answer.body).toContain(`<html lang="${language}">`);
  });
});

describe('the language of a visitor', () => {
  it('[R2] The locale is in the document and in its headers', async () => {
    const [russian, english] = await Promise.all([get('/news'), get('/en/news')]);
    expect([russian.headers['content-language'], english.headers['content-language']]).toEqual(['ru-RU', 'en-US']);
  });

  it('A robot is never redirected by a cookie', async () => {
    const answer = await get('/news', { cookie: 'locale=en', 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' });
    expect([answer.statusCode, answer.headers['content-language']]).toEqual([200, 'ru-RU']);
  });

  it('[R4] An unprefixed address is redirected to English when the cookie requires it', async () => {
    const { statusCode, headers } = await get('/news?page=2', { cookie: 'locale=en' });
    expect([statusCode, headers.location]).toEqual([302, '/en/news?page=2']);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('The browser’s language decides only at the start page, never for a robot', async () => {
    const english = { 'accept-language': 'en-US,en;q=0.9' };
    expect((await get('/', english)).headers.location).toBe('/en');
    expect((await get('/news', english)).statusCode).toBe(200);
    expect((await get('/', { ...english, 'user-agent': 'Googlebot/2.1' })).statusCode).toBe(200);
  });
});
