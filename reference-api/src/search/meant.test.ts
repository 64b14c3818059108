import { expect, it } from '@jest/globals';
import type { SearchResult } from '@vitrava/shared-kit/contracts/api';
import { describeOnEngines } from '../testing/index.ts';

describeOnEngines('a search in the words of people', (api) => {
  async function byText(text: string): Promise<SearchResult> {
    const response = await api.app.inject({ url: `/api/search/?search=${encodeURIComponent(text)}`, headers: { 'accept-language': 'ru' } });
    expect(response.statusCode).toBe(200);
    return response.json<SearchResult>();
  }
  const slugs = ({ results }: SearchResult) => results.map(({ slug }) => slug);

  it.each(['судороги', 'ноги в судорогах', 'leg cramps', 'celjhjub', 'судорги'])(
    'says that «%s» complains, and shows what is chosen then',
    async (typed) => {
      const result = await byText(typed);
      expect(slugs(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(slugs(result)).not.toContain('shaker');
      expect(result.is_complaint).toBe(true);
    },
  );

  it.each(['магнюша', 'микроэлементы', 'trace element', 'микроэлементы в капсулах'])(
    'finds what is meant by «%s», which is no complaint',
    async (typed) => {
      const result = await byText(typed);
      expect(slugs(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(result.is_complaint).toBe(false);
    },
  );

  it.each(['антибиотик', 'антибиотики магний', 'магний от антибиотиков'])('shows nothing for «%s», which is not sold', async (typed) => {
    expect(await byText(typed)).toMatchObject({ count: 0, corrected: null });
  });

  it.each([
    ['магне', null],
    ['могни', 'магний'],
    ['холека', null],
    ['холикал', 'холекальциферол'],
    ['cholicalc', 'cholecalciferol'],
  ])('corrects the beginning «%s» of a word', async (typed, corrected) => {
    const result = await byText(typed);
    expect(result.count).toBeGreaterThan(0);
    expect(result.corrected).toBe(corrected);
  });

  it.each(['ьф', 'it', 'шейк шуруповёрт молоток дрель'])('shows nothing for «%s», which is near to something by chance', async (typed) => {
    expect((await byText(typed)).count).toBe(0);
  });
});
