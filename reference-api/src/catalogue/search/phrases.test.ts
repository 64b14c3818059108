import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEngines, searchByText, slugsOf } from '../../testing/index.ts';

describeOnEngines('The search by phrases of the thesaurus', (api) => {
  const byText = (text: string) => searchByText(api, text);

  it.each(['судороги', 'ноги в судорогах', 'leg cramps', 'celjhjub', 'судорги'])(
    'marks «%s» as a complaint and returns the products chosen for it',
    async (typed) => {
      const result = await byText(typed);
      expect(slugsOf(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(slugsOf(result)).not.toContain('shaker');
      expect(result.is_complaint).toBe(true);
    },
  );

  it.each(['магнюша', 'микроэлементы', 'trace element', 'микроэлементы в капсулах'])(
    'returns the products of the phrase «%s», which is no complaint',
    async (typed) => {
      const result = await byText(typed);
      expect(slugsOf(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(result.is_complaint).toBe(false);
    },
  );

  it('ranks by popularity when all products match alike, and follows changes of a product', async () => {
    const supplements = ['d3-2000', 'magnesium-citrate', 'vitamin-c-1000', 'd3-drops', 'magnesium-b6'];
    const found = await byText('нутрицевтики');
    expect(slugsOf(found)).toEqual(supplements);
    expect(found.count).toBe(supplements.length);
    expect(found.facets.forms.map(({ slug, count }) => [slug, count])).toEqual([
      ['capsules', 4],
      ['drops', 1],
    ]);
    await api.database.db.execute(sql`update product set is_supplement = false where slug = 'd3-drops'`);
    expect(slugsOf(await byText('нутрицевтики'))).toEqual(supplements.filter((slug) => slug !== 'd3-drops'));
    await api.database.db.execute(sql`update product set is_supplement = true where slug = 'd3-drops'`);
  });

  it.each(['купить шейкер недорого', 'best shaker', 'шейкер для йогуртницы'])('ignores the asides in «%s»', async (typed) => {
    expect(slugsOf(await byText(typed))).toEqual(['shaker']);
  });

  it('distinguishes a negated phrase from the phrase without negation', async () => {
    expect(slugsOf(await byText('не высыпаюсь'))).toEqual(['vitamin-c-1000']);
    expect(slugsOf(await byText('высыпания'))).toEqual(['shaker']);
  });

  it.each(['не сильно высыпаюсь', 'не купить сильно высыпаюсь'])(
    'finds in «%s» the phrase that has asides between its words',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual(['vitamin-c-1000']);
    },
  );

  it.each(['судороги от шейкера', 'leg cramps after shaker'])('does not return the cause of the complaint «%s»', async (typed) => {
    const result = await byText(typed);
    expect(slugsOf(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
    expect(slugsOf(result)).not.toContain('shaker');
    expect(result.is_complaint).toBe(true);
  });

  it.each(['йогуртница для судорог', 'мороженица для магния', 'shaker gizmo', 'gizmo for cramps'])(
    'returns nothing for «%s», an unknown product with a known purpose',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual([]);
    },
  );

  it.each(['судороги йогуртница как антибиотик', 'йогуртница как антибиотик судороги', 'йогуртница как магний'])(
    'keeps the comparison with a medicine or with goods in «%s»',
    async (typed) => {
      expect(slugsOf(await byText(typed)).filter((slug) => !typed.includes('магний') || !slug.startsWith('magnesium'))).toEqual([]);
    },
  );

  it('applies «не» to the next word only', async () => {
    expect(slugsOf(await byText('не люблю йогуртницу, но хорошо высыпаюсь'))).not.toContain('vitamin-c-1000');
  });

  it.each(['cramps that seize my gizmo leg', 'судороги как от барабана', 'барабан и судороги', 'судороооги'])(
    'finds the complaint in «%s» with other words between or beside its words',
    async (typed) => {
      const result = await byText(typed);
      expect(slugsOf(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(result.is_complaint).toBe(true);
    },
  );

  it.each(['барабан', 'шейкер барабан', 'йогуртница шейкер', 'барабан магний'])(
    'returns nothing for «%s», which names goods that are not sold or is half unknown',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual([]);
    },
  );

  it('returns the ingredient of «магний йогуртница», although the other word is unknown', async () => {
    expect(slugsOf(await byText('магний йогуртница')).sort()).toEqual(['magnesium-b6', 'magnesium-citrate']);
  });

  it('treats a dative, as in «йогуртнице от судорог», as a person and not as a product', async () => {
    expect(slugsOf(await byText('йогуртнице от судорог')).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
    expect(slugsOf(await byText('йогуртницам для шейкера'))).toEqual(['shaker']);
  });

  it('distinguishes a namesake from the word with the same stem', async () => {
    expect(slugsOf(await byText('магниты'))).toEqual([]);
    expect(slugsOf(await byText('магний')).length).toBeGreaterThan(0);
  });

  it.each(['магнийчик', 'магнийчики', 'шейкерчик', 'шейкерок'])('finds the base of the diminutive «%s»', async (typed) => {
    const found = slugsOf(await byText(typed));
    expect(found[0]).toBe(typed.startsWith('маг') ? 'magnesium-citrate' : 'shaker');
  });

  it('completes a prefix before other words', async () => {
    const result = await byText('холекальц капсулы');
    expect(slugsOf(result)).toContain('d3-2000');
    expect(result.corrected).toBe('холекальциферол капсулы');
  });

  it.each(['шейкер', 'шейкеры', 'shakers', 'после шейкера', 'шейкер без бисфенола'])(
    '«%s» finds the product with this name, although a longer phrase leads to another',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual(['shaker']);
      expect(slugsOf(await byText('перед шейкером'))).toEqual(['vitamin-c-1000']);
      expect(slugsOf(await byText('before shakers'))).toEqual(['vitamin-c-1000']);
    },
  );

  it('returns products for any of the words after a spelling correction, and the corrected text', async () => {
    const result = await byText('холикальциферол магний');
    expect(slugsOf(result).sort()).toEqual(['d3-2000', 'd3-drops', 'magnesium-b6', 'magnesium-citrate']);
    expect(result.corrected).toBe('холекальциферол магний');
  });

  it.each([
    ['магнийб6', 'magnesium-b6'],
    ['витамин дз', 'd3-2000'],
    ['мокнезий б6', 'magnesium-b6'],
  ])('normalises or corrects «%s»', async (typed, first) => {
    expect(slugsOf(await byText(typed))[0]).toBe(first);
  });

  it.each(['купить', 'ларингоскоп', 'холодильник'])('returns nothing for «%s», an aside or an unknown word', async (typed) => {
    expect((await byText(typed)).count).toBe(0);
  });

  it.each(['антибиотик', 'антибиотики магний', 'магний от антибиотиков'])('returns nothing for «%s», which is not sold', async (typed) => {
    expect(await byText(typed)).toMatchObject({ count: 0, corrected: null });
  });

  it.each([
    ['магне', null],
    ['могни', 'магний'],
    ['магнез', 'магний'],
    ['холека', null],
    ['холикал', 'холекальциферол'],
    ['cholicalc', 'cholecalciferol'],
  ])('corrects the prefix «%s»', async (typed, corrected) => {
    const result = await byText(typed);
    expect(result.count).toBeGreaterThan(0);
    expect(result.corrected).toBe(corrected);
  });

  it.each(['ьф', 'it', 'шейк шуруповёрт молоток дрель', 'магнитный', 'магнум'])(
    'returns nothing for «%s», which is near to a known word by chance',
    async (typed) => {
      expect((await byText(typed)).count).toBe(0);
    },
  );
});
