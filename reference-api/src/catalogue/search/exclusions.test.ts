import { expect, it } from '@jest/globals';
import { describeOnEngines, searchByText, slugsOf } from '../../testing/index.ts';

describeOnEngines('The search with exclusions', (api) => {
  const byText = (text: string) => searchByText(api, text);

  it.each([
    'нутрицевтики без витамина C',
    'нутрицевтики without vitamin c',
    'нутрицевтики no vitamin C',
    'vitamin c free нутрицевтики',
    'нутрицевтики free from vitamin c',
    'нутрицевтики zero vitamin c',
  ])('excludes in «%s» one vitamin, not all vitamins', async (typed) => {
    expect(slugsOf(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops', 'magnesium-b6', 'magnesium-citrate']);
  });

  it.each(['микроэлементы без холекальциферола', 'supplements without magnesium', 'magnesium free supplements'])(
    'returns for «%s» no product that contains the excluded ingredient',
    async (typed) => {
      const found = slugsOf(await byText(typed));
      expect(found.length).toBeGreaterThan(0);
      expect(found.some((slug) => slug.startsWith(typed.startsWith('микро') ? 'd3' : 'magnesium'))).toBe(false);
    },
  );

  it.each(['нутрицевтики без магния и холекальциферола', 'нутрицевтики without magnesium or cholecalciferol'])(
    'excludes both ingredients in «%s»',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual(['vitamin-c-1000']);
    },
  );

  it.each(['нутрицевтики без магния и холекальциферол', 'нутрицевтики without magnesium and cholecalciferol'])(
    'returns for «%s» products with the one ingredient and without the other',
    async (typed) => {
      expect(slugsOf(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops']);
    },
  );

  it.each(['нутрицевтики без микроэлементов', 'trace elements free нутрицевтики', 'нутрицевтики without trace elements'])(
    'excludes in «%s» the products of the excluded phrase',
    async (typed) => {
      expect(slugsOf(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops', 'vitamin-c-1000']);
    },
  );

  it.each(['magnesium free form', 'free form magnesium'])('finds no exclusion in «%s»', async (typed) => {
    expect(slugsOf(await byText(typed)).sort()).toEqual(['magnesium-b6', 'magnesium-citrate']);
  });

  it.each([
    ['без бисфенола', ['shaker']],
    ['without bisphenol', ['shaker']],
    ['без добавленного бисфенола', ['shaker']],
    ['without added magnesium', []],
    ['bisphenol free', ['shaker']],
    ['без магния', []],
    ['magnesium free', []],
    ['no bisphenol', ['shaker']],
    ['free of bisphenol', ['shaker']],
    ['без витамина C', []],
    ['bisphenol free s', ['shaker']],
    ['magnesium free s', []],
    ['gluten free f', []],
  ])('returns for «%s» only products whose names state the exclusion', async (typed, expected) => {
    expect(slugsOf(await byText(typed))).toEqual(expected);
  });

  it.each(['без холека', 'without magn', 'без шейк', 'без магни'])(
    'returns for «%s» no product with the excluded prefix',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual([]);
    },
  );
});
