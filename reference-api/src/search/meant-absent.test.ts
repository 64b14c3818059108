import { expect, it } from '@jest/globals';
import { describeOnEngines, searchByText, slugsOf } from '../testing/index.ts';

describeOnEngines('a search for what is without something', (api) => {
  const byText = (text: string) => searchByText(api, text);

  it.each([
    'нутрицевтики без витамина C',
    'нутрицевтики without vitamin c',
    'нутрицевтики no vitamin C',
    'vitamin c free нутрицевтики',
    'нутрицевтики free from vitamin c',
    'нутрицевтики zero vitamin c',
  ])('leaves out in «%s» the vitamin, not all vitamins', async (typed) => {
    expect(slugsOf(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops', 'magnesium-b6', 'magnesium-citrate']);
  });

  it.each(['микроэлементы без холекальциферола', 'supplements without magnesium', 'magnesium free supplements'])(
    'shows in «%s» nothing that contains it',
    async (typed) => {
      const found = slugsOf(await byText(typed));
      expect(found.length).toBeGreaterThan(0);
      expect(found.some((slug) => slug.startsWith(typed.startsWith('микро') ? 'd3' : 'magnesium'))).toBe(false);
    },
  );

  it.each(['нутрицевтики без магния и холекальциферола', 'нутрицевтики without magnesium or cholecalciferol'])(
    'leaves out each of the things in «%s»',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual(['vitamin-c-1000']);
    },
  );

  it.each(['нутрицевтики без магния и холекальциферол', 'нутрицевтики without magnesium and cholecalciferol'])(
    'shows for «%s» the one without the other',
    async (typed) => {
      expect(slugsOf(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops']);
    },
  );

  it.each(['нутрицевтики без микроэлементов', 'trace elements free нутрицевтики', 'нутрицевтики without trace elements'])(
    'leaves out in «%s» what the saying behind it leads to',
    async (typed) => {
      expect(slugsOf(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops', 'vitamin-c-1000']);
    },
  );

  it.each(['magnesium free form', 'free form magnesium'])('takes «%s» for no absence', async (typed) => {
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
  ])('shows for «%s» alone what names say it of, and never what contains it', async (typed, expected) => {
    expect(slugsOf(await byText(typed))).toEqual(expected);
  });

  it.each(['без холека', 'without magn', 'без шейк', 'без магни'])(
    'shows for «%s» nothing that begins so, as it shall be absent',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual([]);
    },
  );
});
