import { describe, expect, it } from '@jest/globals';
import {
  type ProductDetail,
  ProductDetailSchema,
  type SearchResult,
  SearchResultSchema,
  type Suggestions,
  SuggestionsSchema,
} from '@vitrava/shared-kit/contracts/api';
import { Compile } from 'typebox/compile';
import { describeOnEngines } from '../testing/index.ts';

describeOnEngines('search', (api) => {
  async function search(query: string, language = 'ru'): Promise<SearchResult> {
    const response = await api.app.inject({ url: `/api/search/?${query}`, headers: { 'accept-language': language } });
    expect(response.statusCode).toBe(200);
    const result = response.json<SearchResult>();
    expect([...Compile(SearchResultSchema).Errors(result)]).toEqual([]);
    return result;
  }
  const text = (value: string) => search(`search=${encodeURIComponent(value)}`);
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
      const result = await text(typed);
      expect(slugs(result)).toEqual(expect.arrayContaining(['d3-2000', 'd3-drops', 'vitamin-c-1000']));
      expect(result.count).toBe(3);
      expect(result.corrected).toBe(corrected);
    });

    it.each(['холекальциферол', 'D3', 'д3', 'Д-3', 'витамин д', 'cholecalciferol', 'холикальцефирол', 'солнечный витамин'])(
      'finds the D3 products by «%s»',
      async (typed) => {
        expect(slugs(await text(typed)).sort()).toEqual(['d3-2000', 'd3-drops']);
      },
    );

    it.each(['магний', 'magnij', 'маг', 'vfuybq', 'магинй'])('finds magnesium by «%s»', async (typed) => {
      expect(slugs(await text(typed)).sort()).toEqual(['magnesium-b6', 'magnesium-citrate']);
    });
  });
});
