import { describe, expect, it } from '@jest/globals';
import type { Category, CategoryList, SearchResult } from '@vitrava/shared-kit/contracts/api';
import { buildCatalogue, buildContent, SEED_STAMP } from '../seed/index.ts';
import { describeOnEngines } from '../testing/index.ts';

describeOnEngines(
  'search in the seeded shop',
  (api) => {
    const search = async (text: string, language = 'ru') =>
      (
        await api.app.inject({
          url: `/api/search/?page_size=12&search=${encodeURIComponent(text)}`,
          headers: { 'accept-language': language },
        })
      ).json<SearchResult>();
    const names = (result: SearchResult) => result.results.map((card) => card.name);

    it('[C1] holds at least 600 products in a tree at least three deep, in both languages', async () => {
      expect((await search('')).count).toBeGreaterThanOrEqual(600);
      const { results } = (await api.app.inject('/api/categories/')).json<CategoryList>();
      const depth = (row: Category): number => 1 + Math.max(0, ...row.children.map(depth));
      expect(Math.max(...results.map(depth))).toBeGreaterThanOrEqual(3);
      expect(results.reduce((sum, row) => sum + row.count, 0)).toBe((await search('')).count);
      expect(names(await search('', 'en')).join(' ')).not.toMatch(/\p{Script=Cyrillic}/u);
    });

    describe('finds what people mean', () => {
      it.each(['витамины', 'dbnfvbys', 'витамин', 'vitaminy'])('a rich list of vitamins by «%s»', async (text) => {
        const result = await search(text);
        expect(result.count).toBeGreaterThan(60);
        for (const name of names(result)) expect(name.toLowerCase()).toContain('витамин');
        expect(result.facets.categories.length).toBeGreaterThan(1);
      });

      it.each(['холекальциферол', 'D3', 'д3', 'cholecalciferol', 'vitamin d3', '[jktrfkmwbathjk'])('vitamin D3 by «%s»', async (text) => {
        for (const name of names(await search(text)).slice(0, 8)) expect(name).toContain('D3');
      });

      it.each([
        ['магний', 'магний'],
        ['vfuybq', 'магний'],
        ['каллаген', 'коллаген'],
        ['омега 3', 'омега'],
        ['зубная паста', 'зубная паста'],
        ['витамин с', 'витамин c'],
      ])('«%s»: first of all %s', async (text, expected) => {
        for (const name of names(await search(text)).slice(0, 4)) expect(name.toLowerCase()).toContain(expected);
      });
    });
  },
  { seed: { stamp: SEED_STAMP, catalogue: buildCatalogue, content: buildContent } },
);
