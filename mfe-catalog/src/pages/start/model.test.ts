import { describe, expect, it } from '@jest/globals';
import { $locale, $settings } from '@vitrava/shared-kit/bus/shell';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { allSettled, fork } from 'effector';
import { answerBy, category, foundOf, productOf, type RecordedCall, slides } from '../../testing/index.ts';
import { $areCategoriesFailed, $categories } from './categories.ts';
import { $head } from './head.ts';
import { $list, $state } from './list.ts';
import { $status, opened } from './model.ts';
import { $slides } from './slides.ts';

const chosen = { id: 108, slug: 'magnesium', name: 'Магний', path: [{ id: 108, slug: 'magnesium', name: 'Магний' }] };

const whole = ({ path, query }: RecordedCall): unknown => {
  if (path === '/api/search/')
    return foundOf([productOf(Number(query['page']))], { count: 100, category: query['category'] === 'magnesium' ? chosen : null });
  if (path === '/api/categories/') return { count: 1, next: null, previous: null, results: [category] };
  return path === '/api/advertising/' ? slides : undefined;
};

async function open(query: PageRequest['query'], answer: (requested: RecordedCall) => unknown = whole) {
  const calls = answerBy(answer);
  const scope = fork();
  await allSettled(opened, { scope, params: { params: {}, query } });
  return { scope, calls, requested: (path: string) => calls.filter((call) => call.path === path).map((call) => call.query) };
}

describe('the start page', () => {
  it('[C5] [W20] lists everything, page by page of the size in the settings', async () => {
    const { scope, requested } = await open({});
    expect(requested('/api/search/')).toEqual([{ page: '1', page_size: '24' }]);
    expect(scope.getState($list)).toMatchObject({ count: 100, cards: [{ id: 1 }] });
    expect(scope.getState($status)).toBe(200);
  });

  it('[C3] [W21] searches by text and loads the categories that match it', async () => {
    const { requested } = await open({ search: 'магний', category: 'sport' });
    expect(requested('/api/search/')).toEqual([{ search: 'магний', page: '1', page_size: '24' }]);
    expect(requested('/api/categories/')).toEqual([{ search: 'магний' }]);
  });

  it.each([
    ['as many a page as asked for', 100, 3],
    ['50 a page at most', 50, 5],
  ])('[W21] loads all categories, however many there are, from an API that gives %s', async (_, size, calls) => {
    const roots = Array.from({ length: 230 }, (_, index) => ({ ...category, slug: `root-${index}` }));
    const { scope, requested } = await open({}, (call) => {
      if (call.path !== '/api/categories/') return whole(call);
      const start = (Number(call.query['page'] ?? 1) - 1) * size;
      return { count: roots.length, next: '/next', previous: null, results: roots.slice(start, start + size) };
    });
    expect(scope.getState($categories).map(({ slug }) => slug)).toEqual(roots.map(({ slug }) => slug));
    const further = Array.from({ length: calls - 1 }, (_, index) => ({ page: String(index + 2) }));
    expect(requested('/api/categories/')).toEqual([{}, ...further]);
  });

  it('[C4] searches by the category when there is no text', async () => {
    const { scope, requested } = await open({ category: 'magnesium' });
    expect(requested('/api/search/')).toEqual([{ category: 'magnesium', page: '1', page_size: '24' }]);
    expect(scope.getState($head)).toMatchObject({ title: 'Магний', canonicalPath: '/?category=magnesium' });
  });

  it('[C6] The logo’s address resets text and category and lists again', async () => {
    const { scope } = await open({ search: 'магний' });
    const calls = answerBy(whole);
    await allSettled(opened, { scope, params: { params: {}, query: {} } });
    expect(calls.find((call) => call.path === '/api/search/')?.query).toEqual({ page: '1', page_size: '24' });
  });

  it('[C7] The page requests pages of 24 unless the settings contain another size', async () => {
    expect(fork().getState($settings).pageSize).toBe(24);
    const calls = answerBy(whole);
    const scope = fork({ values: [[$settings, { pageSize: 12, showDiscounts: true, telegramBot: false, logo: null }]] });
    await allSettled(opened, { scope, params: { params: {}, query: {} } });
    expect(calls.find((call) => call.path === '/api/search/')?.query['page_size']).toBe('12');
  });

  it('holds all pages of a range, also when the list has become shorter', async () => {
    const { scope, requested } = await open({ page: '1-3' }, (call) => (call.query['page'] === '3' ? 404 : whole(call)));
    expect(requested('/api/search/').map((query) => query['page'])).toEqual(['1', '2', '3']);
    expect(scope.getState($list).cards.map((card) => card.id)).toEqual([1, 2]);
  });

  it('[W33] shows advertising in the page’s language, on the bare page only', async () => {
    expect((await open({})).requested('/api/advertising/')).toEqual([{ language: 'russian' }]);
    expect((await open({ category: 'magnesium' })).requested('/api/advertising/')).toEqual([]);
    const calls = answerBy(whole);
    await allSettled(opened, { scope: fork({ values: [[$locale, 'en']] }), params: { params: {}, query: {} } });
    expect(calls.find((call) => call.path === '/api/advertising/')?.query).toEqual({ language: 'english' });
  });

  it('[E17] flags categories that failed, and lists products all the same', async () => {
    const { scope } = await open({}, (call) => (call.path === '/api/categories/' ? 500 : whole(call)));
    expect(scope.getState($areCategoriesFailed)).toBe(true);
    expect(scope.getState($categories)).toEqual([]);
    expect(scope.getState($list).cards).toHaveLength(1);
    expect(scope.getState($status)).toBe(200);
  });

  it('[E17] empties the results when the search failed, and the slides when advertising failed', async () => {
    const { scope } = await open({});
    answerBy((call) => (call.path === '/api/categories/' ? whole(call) : 500));
    await allSettled(opened, { scope, params: { params: {}, query: {} } });
    expect(scope.getState($state)).toBe('failed');
    expect(scope.getState($list).cards).toEqual([]);
    expect(scope.getState($slides)).toEqual([]);
    expect(scope.getState($status)).toBe(503);
  });

  it('takes an answer that is not as agreed for a failure', async () => {
    const { scope } = await open({}, (call) => (call.path === '/api/search/' ? { count: 'many' } : whole(call)));
    expect(scope.getState($state)).toBe('failed');
  });

  it('is not found past the last page and in a category that does not exist', async () => {
    expect((await open({ page: '99' }, (call) => (call.path === '/api/search/' ? 404 : whole(call)))).scope.getState($status)).toBe(404);
    expect((await open({ category: 'nope' })).scope.getState($status)).toBe(404);
  });

  it('The page lets search engines index plain lists alone', async () => {
    const robots = async (query: PageRequest['query']) => (await open(query)).scope.getState($head).robots;
    expect(await robots({})).toBeUndefined();
    expect(await robots({ category: 'magnesium', page: '2' })).toBeUndefined();
    for (const query of [{ search: 'd3' }, { brand: 'a' }, { sort: 'price' }, { page: '1-2' }])
      expect(await robots(query)).toBe('noindex, follow');
  });

  it('The page drops the response to an outdated request', async () => {
    const scope = fork();
    const waiting: (() => void)[] = [];
    answerBy(whole);
    const settled = globalThis.fetch;
    globalThis.fetch = ((input: string) =>
      String(input).includes('search=old')
        ? new Promise((resolve) => waiting.push(() => resolve(settled(input))))
        : settled(input)) as typeof fetch;
    const old = allSettled(opened, { scope, params: { params: {}, query: { search: 'old' } } });
    const next = allSettled(opened, { scope, params: { params: {}, query: { page: '2' } } });
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const answer of waiting) answer();
    await Promise.all([old, next]);
    globalThis.fetch = settled;
    expect(scope.getState($list).cards.map((card) => card.id)).toEqual([2]);
  });
});
