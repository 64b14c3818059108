import { describe, expect, it } from '@jest/globals';
import {
  type CategoryList,
  FaqSchema,
  LastUpdateSchema,
  type NewsArticle,
  NewsArticleSchema,
  NewsListSchema,
  SearchResultSchema,
  type Settings,
  SettingsSchema,
  SlideListSchema,
} from '@vitrava/shared-kit/contracts/api';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describeOnEngines } from './testing/index.ts';

describeOnEngines('the API', (api) => {
  async function get<Body>(url: string, contract: TSchema | null, language = 'ru'): Promise<Body> {
    const response = await api.app.inject({ url, headers: { 'accept-language': language } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-language']).toBe(language);
    if (contract) expect([...Compile(contract).Errors(response.json())]).toEqual([]);
    return response.json<Body>();
  }

  describe('categories', () => {
    it('[D8] nests categories with the number of products beneath, without empty ones', async () => {
      const { count, results } = await get<CategoryList>('/api/categories/', null);
      expect(count).toBe(2);
      expect(results.map((row) => [row.slug, row.count])).toEqual([
        ['supplements', 5],
        ['active-life', 1],
      ]);
      expect(results[0]?.children.map((row) => [row.name, row.count, row.children.length])).toEqual([
        ['Витамины', 3, 2],
        ['Минералы', 2, 0],
      ]);
    });

    it('gives only the branches that hold what a text finds', async () => {
      const { results } = await get<CategoryList>('/api/categories/?search=magnesium', null, 'en');
      expect(results).toEqual([
        expect.objectContaining({
          name: 'Supplements',
          count: 2,
          children: [expect.objectContaining({ name: 'Minerals', count: 2, children: [] })],
        }),
      ]);
      expect(await get('/api/categories/?search=zzzzzzz', null)).toEqual({ count: 0, next: null, previous: null, results: [] });
    });
  });

  it('[D9] holds results and count in a search result, and results in the list of slides', async () => {
    const found = await get<{ count: number; results: unknown[] }>('/api/search/?page_size=2', SearchResultSchema);
    expect(found).toMatchObject({ count: expect.any(Number), results: [{ id: expect.anything() }, { id: expect.anything() }] });
    expect(found.count).toBeGreaterThanOrEqual(found.results.length);
    const slides = await get<{ results: unknown[] }>('/api/advertising/?language=russian', SlideListSchema);
    expect(slides.results).toHaveLength(2);
  });

  describe('content', () => {
    it('Slides are in the language of the query, whatever the header is', async () => {
      const response = await api.app.inject({ url: '/api/advertising/?language=english', headers: { 'accept-language': 'ru' } });
      expect([...Compile(SlideListSchema).Errors(response.json())]).toEqual([]);
      expect(response.json()).toMatchObject({ count: 2, results: [{ title: 'Winter', to: '/?category=vitamin-d' }, { title: 'News' }] });
      expect((await api.app.inject('/api/advertising/?language=klingon')).statusCode).toBe(400);
    });

    it('lists news, newest first', async () => {
      const news = await get<{ results: { id: string }[] }>('/api/news/', NewsListSchema);
      expect(news.results.map((item) => item.id)).toEqual(['third', 'second', 'first']);
      expect(await get('/api/news/?page_size=2&page=2', NewsListSchema)).toMatchObject({
        count: 3,
        next: null,
        results: [{ id: 'first' }],
      });
    });

    it('[W36] gives an article with its neighbours and pictures in place of their names', async () => {
      const article = await get<NewsArticle>('/api/news/second/', NewsArticleSchema, 'en');
      expect([article.newer?.id, article.older?.id]).toEqual(['third', 'first']);
      expect(article.body[1]).toMatchObject({ kind: 'image', alt: 'A parcel', picture: { width: 1536, height: 864 } });
      expect(await get('/api/news/third/', NewsArticleSchema)).toMatchObject({ newer: null });
      expect((await api.app.inject('/api/news/nothing/')).statusCode).toBe(404);
    });

    it('groups questions', async () => {
      const faq = await get<{ results: { slug: string; questions: { id: string }[] }[] }>('/api/faq/', FaqSchema);
      expect(faq.results.map((group) => [group.slug, group.questions.map((question) => question.id)])).toEqual([
        ['payment', ['how-to-pay', 'when-to-pay']],
        ['returns', ['how-to-return']],
      ]);
    });
  });

  describe('settings', () => {
    const set = (key: string, value: unknown, token = api.adminToken) =>
      api.app.inject({ method: 'PUT', url: `/admin/settings/${key}/`, headers: { 'x-admin-token': token }, payload: { value } });

    it('[D13] [P4] [C7] holds five keys with their defaults', async () => {
      const settings = await get<Settings>('/api/settings/', SettingsSchema);
      expect(settings).toMatchObject({ CMS_LOGO: 'vitrava', CMS_PAGE_SIZE: 24, CMS_SHOW_DISCOUNTS: true, CMS_TG_BOT: false });
      expect(settings.CMS_COLORS).toMatchObject({
        background: '#f8f5ee',
        default_button: '#f15f18',
        hover_button: '#ff7738',
        elements: '#2C5E3D',
      });
    });

    it('gives the last-update stamps and the anti-forgery cookie, and keeps a cookie that is there', async () => {
      const response = await api.app.inject('/api/settings/?update=true');
      expect([...Compile(LastUpdateSchema).Errors(response.json())]).toEqual([]);
      const cookie = response.cookies[0];
      expect(cookie).toMatchObject({ name: 'csrftoken', path: '/', sameSite: 'Lax' });
      const again = await api.app.inject({ url: '/api/settings/?update=true', cookies: { csrftoken: cookie?.value ?? '' } });
      expect(again.cookies[0]?.value).toBe(cookie?.value);
      const forged = await api.app.inject({ url: '/api/settings/?update=true', cookies: { csrftoken: 'x' } });
      expect(forged.cookies[0]?.value).not.toBe('x');
    });

    it('Only the requested keys are returned', async () => {
      expect(Object.keys(await get('/api/settings/?keys=CMS_LOGO,CMS_TG_BOT', null)).sort()).toEqual(['CMS_LOGO', 'CMS_TG_BOT']);
      expect((await api.app.inject('/api/settings/?keys=SECRET')).statusCode).toBe(400);
    });

    it.each([
      ['CMS_LOGO', '/logo\u0000.svg'],
      ['CMS_LOGO', '/logo\ud800.svg'],
      ['CMS_COLORS', { toString: '#ffffff' }],
      ['CMS_COLORS', { constructor: '#ffffff' }],
      ['CMS_COLORS', { unknown: '#ffffff' }],
    ])('refuses %s as %j and keeps what it has', async (key, value) => {
      const before = await get('/api/settings/', null);
      const refused = await set(key, value);
      expect([refused.statusCode, refused.json()]).toEqual([400, { value: ['Enter a valid value.'] }]);
      expect(await get('/api/settings/', null)).toEqual(before);
    });

    it('moves the stamp of the changed key only', async () => {
      const before = await get<Record<string, string>>('/api/settings/?update=true', null);
      expect((await set('CMS_PAGE_SIZE', 36)).json()).toMatchObject({ CMS_PAGE_SIZE: 36 });
      expect((await set('CMS_COLORS', { background: '#ffffff' })).statusCode).toBe(200);
      expect((await set('CMS_LOGO', null)).json()).toMatchObject({ CMS_LOGO: null });
      const after = await get<Record<string, string>>('/api/settings/?update=true', null);
      const changed = Object.keys(before).filter((key) => before[key] !== after[key]);
      expect(changed.sort()).toEqual(['CMS_COLORS', 'CMS_LOGO', 'CMS_PAGE_SIZE']);
      const settings = await get<Settings>('/api/settings/', SettingsSchema);
      expect(settings).toMatchObject({ CMS_PAGE_SIZE: 36, CMS_LOGO: null, CMS_COLORS: { background: '#ffffff', elements: '#2C5E3D' } });
    });

    it.each([
      ['CMS_PAGE_SIZE', 0],
      ['CMS_PAGE_SIZE', '24'],
      ['CMS_COLORS', { background: 'red' }],
      ['CMS_COLORS', { sky: '#ffffff' }],
      ['CMS_COLORS', []],
      ['CMS_TG_BOT', 'yes'],
    ])('refuses %s = %j', async (key, value) => {
      expect((await set(key, value)).statusCode).toBe(400);
    });

    it('lets no one in without the token', async () => {
      expect((await set('CMS_TG_BOT', true, 'guess')).statusCode).toBe(403);
      expect((await set('CMS_TG_BOT', true, '')).statusCode).toBe(403);
      expect((await set('OTHER', true)).statusCode).toBe(404);
    });
  });

  describe('the HTTP surface', () => {
    it('is alive and ready', async () => {
      expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
      expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
    });

    it('answers unknown addresses, wrong methods and wrong media types as Django REST Framework does', async () => {
      const unknown = await api.app.inject('/api/nothing/');
      expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'Not found.' }]);
      const method = await api.app.inject({ method: 'DELETE', url: '/api/search/' });
      expect([method.statusCode, method.headers.allow, method.json()]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        { detail: 'Method "DELETE" not allowed.' },
      ]);
      const media = await api.app.inject({ method: 'POST', url: '/api/token/', headers: { 'content-type': 'text/xml' }, payload: '<a/>' });
      expect([media.statusCode, media.json()]).toEqual([415, { detail: 'Unsupported media type "text/xml" in request.' }]);
    });

    it.each([
      ['{', 400],
      ['{"__proto__":{"a":1}}', 400],
      ['[]', 400],
      ['null', 400],
      ['"text"', 400],
      ['', 400],
      [`{"email":"${'a'.repeat(70_000)}"}`, 413],
    ])('answers a body that is not what it should be with a 4xx: %#', async (payload, status) => {
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/token/',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(response.statusCode).toBe(status);
      expect(typeof response.json()).toBe('object');
    });

    it('Messages are in the language of the request, and English when none is named', async () => {
      expect((await api.app.inject({ url: '/api/nothing/', headers: { 'accept-language': 'ru' } })).json()).toEqual({
        detail: 'Страница не найдена.',
      });
      expect((await api.app.inject('/api/search/?page=9')).json()).toEqual({ detail: 'Invalid page.' });
    });

    it('gives each answer an id, the caller’s own when it is harmless', async () => {
      expect((await api.app.inject('/healthz')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect((await api.app.inject({ url: '/healthz', headers: { 'x-request-id': 'page-12345' } })).headers['x-request-id']).toBe(
        'page-12345',
      );
      expect((await api.app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b"c' } })).headers['x-request-id']).not.toContain('"');
    });

    it('publishes its contracts as OpenAPI', async () => {
      const { openapi, paths } = (await api.app.inject('/api/schema/')).json<{
        openapi: string;
        paths: Record<string, Record<string, object>>;
      }>();
      expect(openapi).toBe('3.1.0');
      expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/search/', '/api/search/{id}/', '/api/token/']));
      expect(paths['/api/token/']?.post).toHaveProperty('requestBody');
    });

    it('never fails for garbage in the query', async () => {
      const names = fc.constantFrom(
        'search',
        'category',
        'ids',
        'brand',
        'form',
        'price_min',
        'price_max',
        'in_stock',
        'discount',
        'sort',
        'page',
        'page_size',
        'language',
        'keys',
        'update',
      );
      const paths = fc.constantFrom(
        '/api/search/',
        '/api/search/suggestions/',
        '/api/categories/',
        '/api/news/',
        '/api/faq/',
        '/api/advertising/',
        '/api/settings/',
      );
      const values = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom('-0', '1e9', 'NaN', '\\', "'", '%', ':*', '& |'),
      );
      await fc.assert(
        fc.asyncProperty(paths, fc.dictionary(names, values, { maxKeys: 4 }), async (path, query) => {
          const parameters = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
          const response = await api.app.inject(`${path}?${parameters.join('&')}`);
          expect([200, 400, 404]).toContain(response.statusCode);
        }),
        { numRuns: 60 },
      );
    });

    it.each(['/api/search/%zz/', '/%00', '/api/search/?%zz=%', `/api/search/?${'a=b&'.repeat(3000)}`, '/api/search/?search=a&search=b'])(
      'never fails for the address %#',
      async (url) => {
        expect((await api.app.inject(url)).statusCode).toBeLessThan(500);
      },
    );
  });
});
