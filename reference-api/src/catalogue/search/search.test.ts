import { describe, expect, it } from '@jest/globals';
import { type ProductDetail, ProductDetailSchema, type SearchResult, SearchResultSchema } from '@vitrava/shared-kit/contracts/api';
import { sql } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describeOnEngines } from '../../testing/index.ts';

const resultContract = Compile(SearchResultSchema);
const detailContract = Compile(ProductDetailSchema);

describeOnEngines('search', (api) => {
  const get = (url: string, language = 'ru') => api.app.inject({ url, headers: { 'accept-language': language } });

  async function search(query: string, language = 'ru'): Promise<SearchResult> {
    const response = await get(`/api/search/?${query}`, language);
    expect(response.statusCode).toBe(200);
    const result = response.json<SearchResult>();
    expect([...resultContract.Errors(result)]).toEqual([]);
    return result;
  }

  const byText = (value: string) => search(`search=${encodeURIComponent(value)}`);
  const slugs = (result: { results: readonly { slug: string }[] }) => result.results.map((card) => card.slug);

  describe('by text', () => {
    it.each([
      ['витамины', null],
      ['ВИТАМИНАМИ', null],
      ['vitamins', null],
      ['dbnfvby', 'витамин'],
      ['витамен', 'витамин'],
      ['vitamyn', 'vitamin'],
    ])('finds all the vitamins by «%s»', async (typed, corrected) => {
      const result = await byText(typed);
      expect(slugs(result).sort()).toEqual(['d3-2000', 'd3-drops', 'vitamin-c-1000']);
      expect(result.corrected).toBe(corrected);
    });

    it.each([
      'холекальциферол',
      'D3',
      'д3',
      'Д-3',
      'витамин д',
      'cholecalciferol',
      'холикальцефирол',
      'солнечный витамин',
      '[jktrfkmwbathjk',
    ])('finds the D3 products by «%s»', async (typed) => {
      expect(slugs(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops']);
    });

    it.each(['магний', 'magnij', 'маг', 'vfuybq', 'магинй', 'магний шуруповёрт'])('finds magnesium by «%s»', async (typed) => {
      expect(slugs(await byText(typed)).sort()).toEqual(['magnesium-b6', 'magnesium-citrate']);
    });

    it.each([
      ['северин магинй', ['magnesium-b6'], 'северин магний'],
      ['severin vfuybq', ['magnesium-b6'], 'severin магний'],
      ['аскорбиновой кислотой', ['vitamin-c-1000'], null],
      ['multi vitamin c', ['vitamin-c-1000'], null],
    ])('reads each word of «%s» for itself', async (typed, expected, corrected) => {
      const result = await byText(typed);
      expect(slugs(result).slice(0, 1)).toEqual(expected);
      expect(result.corrected).toBe(corrected);
    });

    it('A product that is no longer sold is not found, and one that has run out is marked', async () => {
      const { db } = api.database;
      await db.execute(sql`update product set is_active = false where slug = 'shaker'`);
      await db.execute(sql`update product set availability = 0 where slug = 'd3-drops'`);
      expect((await byText('шейкер')).count).toBe(0);
      expect((await search('')).count).toBe(5);
      expect(slugs(await search('in_stock=true&category=vitamin-d'))).toEqual(['d3-2000']);
      await db.execute(sql`update product set is_active = true where slug = 'shaker'`);
      await db.execute(sql`update product set availability = 7 where slug = 'd3-drops'`);
      expect(slugs(await byText('шейкер'))).toEqual(['shaker']);
    });

    it('puts what is left to sell before what is sold out', async () => {
      expect(slugs(await byText('магний'))).toEqual(['magnesium-citrate', 'magnesium-b6']);
    });

    it('searches the prose when no name matches', async () => {
      expect((await byText('рыжик')).count).toBe(6);
    });

    it('offers popular products when nothing is found', async () => {
      const result = await byText('шуруповёрт');
      expect(result.count).toBe(0);
      expect(result.offers[0]?.slug).toBe('d3-2000');
      expect(slugs({ results: result.offers })).not.toContain('magnesium-b6');
    });

    it.each(['💊', '%', ' ?! ', '—'])(
      'A query without letters and digits (%s) finds nothing and offers popular products',
      async (typed) => {
        const result = await byText(typed);
        expect(result).toMatchObject({ count: 0, corrected: null });
        expect(result.offers.length).toBeGreaterThan(0);
      },
    );

    it.each([
      "'",
      "' & !",
      ':*',
      '\\',
      '%',
      '\u0000',
      '🙂',
      // Each of these is four letters as soon as it is read: a word longer than an index takes.
      '㍿'.repeat(200),
      '(((',
      "');drop table product;--",
      'а'.repeat(200),
      '-'.repeat(200),
      'и в на',
      'a b '.repeat(50),
      '* ? _ %',
      'ви '.repeat(66),
      'витамин магний '.repeat(13),
      'зжщ '.repeat(50),
    ])('takes %j calmly', async (typed) => {
      await byText(typed);
    });
  });

  describe('by category and filters', () => {
    it('lists everything without text and category, popular first and sold out last', async () => {
      expect(slugs(await search(''))).toEqual(['d3-2000', 'magnesium-citrate', 'vitamin-c-1000', 'd3-drops', 'shaker', 'magnesium-b6']);
    });

    it('takes a category by slug or id with its whole subtree, and names its path', async () => {
      const result = await search('category=vitamins');
      expect(result.count).toBe(3);
      expect(result.category?.path.map((part) => part.name)).toEqual(['Добавки', 'Витамины']);
      expect(slugs(await search(`category=${result.category?.id}`))).toEqual(slugs(result));
    });

    it('finds nothing in a category that does not exist', async () => {
      expect(await search('category=nowhere')).toMatchObject({ count: 0, category: null });
    });

    it('keeps the order of ids and leaves out what is gone', async () => {
      expect((await search('ids=1004,77,1001')).results.map((card) => card.id)).toEqual([1004, 1001]);
      expect(await search('ids=77')).toMatchObject({ count: 0, offers: [] });
    });

    it.each([
      ['brand=nordlys', ['magnesium-citrate', 'd3-drops']],
      ['brand=nordlys,severin&form=drops', ['d3-drops']],
      ['price_min=756&price_max=790.00', ['d3-2000', 'shaker']],
      ['in_stock=true&category=minerals', ['magnesium-citrate']],
      ['discount=true', ['d3-2000', 'magnesium-citrate']],
      ['brand=a%27b,%00', []],
    ])('narrows by %s', async (query, expected) => {
      expect(slugs(await search(query))).toEqual(expected);
    });

    it.each([
      ['price', ['vitamin-c-1000', 'd3-2000', 'shaker', 'magnesium-citrate', 'magnesium-b6', 'd3-drops']],
      ['-price', ['d3-drops', 'magnesium-b6', 'magnesium-citrate', 'shaker', 'd3-2000', 'vitamin-c-1000']],
      ['novelty', ['d3-2000', 'd3-drops', 'vitamin-c-1000', 'magnesium-citrate', 'magnesium-b6', 'shaker']],
    ])('sorts by %s, equal ones by id', async (sort, expected) => {
      expect(slugs(await search(`sort=${sort}`))).toEqual(expected);
    });

    it('counts each facet with all filters but its own', async () => {
      const { facets } = await search('brand=nordlys');
      expect(facets.brands.map(({ slug, count }) => [slug, count])).toEqual([
        ['severin', 4],
        ['nordlys', 2],
      ]);
      expect(facets.forms.map(({ slug, count }) => [slug, count])).toEqual([
        ['capsules', 1],
        ['drops', 1],
      ]);
      expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual([['supplements', 2]]);
      expect(facets).toMatchObject({ in_stock: 2, discount: 1, price: { min: '891.00', max: '1290.00' } });
    });

    it('filters by the labels of products and counts each label', async () => {
      const vegan = await search('vegan=true');
      expect(slugs(vegan).sort()).toEqual(['magnesium-citrate', 'vitamin-c-1000']);
      expect(vegan.facets).toMatchObject({ vegan: 2, gluten_free: 0, lactose_free: 0, sugar_free: 1, in_stock: 2 });
      expect(slugs(await search('vegan=true&sugar_free=true'))).toEqual(['vitamin-c-1000']);
      expect(await search('gluten_free=true')).toMatchObject({ count: 0, facets: { vegan: 0, gluten_free: 0 } });
    });

    it('gives the children of the chosen category as the category facet', async () => {
      const { facets } = await search('category=supplements');
      expect(facets.categories.map(({ name, count }) => [name, count])).toEqual([
        ['Витамины', 3],
        ['Минералы', 2],
      ]);
    });

    it.each([
      ['price_min=a', { price_min: ['Введите правильное число.'] }],
      ['ids=1,b', { ids: ['Введите правильное число.'] }],
      ['in_stock=maybe', { in_stock: ['Выберите корректный вариант.'] }],
      [`search=${'a'.repeat(201)}`, { search: ['Убедитесь, что это значение содержит не более 200 символов.'] }],
    ])('answers ?%s with messages by field', async (query, body) => {
      const response = await get(`/api/search/?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(body);
    });
  });

  describe('paging', () => {
    it('gives pages with addresses of their neighbours, without repeating or losing a product', async () => {
      const first = await search('page_size=4&search=');
      const second = await search('page_size=4&page=2');
      expect(first).toMatchObject({ count: 6, page: 1, page_size: 4, previous: null });
      expect(first.next).toMatch(/^http:\/\/localhost(:80)?\/api\/search\/\?page_size=4&search=&page=2$/);
      expect(second.next).toBeNull();
      expect(second.previous).toMatch(/\/api\/search\/\?page_size=4$/);
      expect(new Set([...slugs(first), ...slugs(second)]).size).toBe(6);
      expect(slugs(await search('page_size=4&page=last'))).toEqual(slugs(second));
    });

    it.each(['99', '0', '-1', 'x', '1.5', '1e9', '999999999', '99999999999999999999', '9'.repeat(300), '%F0%9F%99%82', '%27'])(
      'answers page %s as one that does not exist',
      async (page) => {
        const response = await get(`/api/search/?page=${page}`, 'en');
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ detail: 'Invalid page.' });
      },
    );

    it('caps the page size and reads a bad one as the default', async () => {
      expect((await search('page_size=100000')).page_size).toBe(100);
      expect((await search('page_size=x')).page_size).toBe(24);
    });
  });

  describe('one product', () => {
    it('[W36] A product is described by id, in the requested language', async () => {
      const product = (await get('/api/search/1001/', 'en')).json<ProductDetail>();
      expect([...detailContract.Errors(product)]).toEqual([]);
      expect(product).toMatchObject({
        name: 'Vitamin D3, 60 capsules',
        price: '756.00',
        price_before_discount: '890.00',
        discount_prc: 15,
        price_per_unit: { price: '12.60', quantity: 1, unit: 'pc' },
        pack: { label: '60\u00a0capsules' },
        availability: { state: 'in_stock', left: 50 },
        ingredients: [{ slug: 'vitamin-d3', name: 'Vitamin D3' }],
      });
      expect(product.category_path.map((part) => part.slug)).toEqual(['supplements', 'vitamins', 'vitamin-d']);
      expect(product.photo.url).toMatch(/^\/api\/media\/product\/d3-2000\.en\/480\.webp\?v=[0-9a-f]{10}$/);
      expect(product.similar.map((card) => card.slug)).toEqual(['d3-drops', 'vitamin-c-1000', 'magnesium-citrate']);
    });

    it('[D7] names manufacturer and brand, prices a small volume by 10 ml and single pieces not at all', async () => {
      const drops = (await get('/api/search/1002/')).json<ProductDetail>();
      expect(drops).toMatchObject({
        manufacturer: 'Нордлюс АС',
        brand: { slug: 'nordlys', name: 'Nordlys' },
        availability: { state: 'few', left: 7 },
      });
      expect(drops.price_per_unit).toEqual({ price: '430.00', quantity: 10, unit: 'мл' });
      expect((await get('/api/search/1006/')).json<ProductDetail>().price_per_unit).toBeNull();
    });

    it.each([
      ['ru', 'Северин'],
      ['en', 'Severin'],
    ])('names the brand in the language %s on cards, in facets and in detail', async (language, name) => {
      const result = await search('brand=severin', language);
      expect(new Set(result.results.map((card) => card.brand.name))).toEqual(new Set([name]));
      expect(result.facets.brands.find((brand) => brand.slug === 'severin')?.name).toBe(name);
      expect((await get('/api/search/1001/', language)).json<ProductDetail>().brand).toEqual({ slug: 'severin', name });
    });

    it('finds products by the brand in either alphabet', async () => {
      const found = slugs(await byText('северин')).sort();
      expect(found).toEqual(['d3-2000', 'magnesium-b6', 'shaker', 'vitamin-c-1000']);
      expect(slugs(await byText('severin')).sort()).toEqual(found);
    });

    it.each(['77', '0', 'abc', '1e3', '99999999999', '%00'])('answers 404 for the id %s', async (id) => {
      const response = await get(`/api/search/${id}/`, 'en');
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.' });
    });
  });
});
