import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEngines, searchByText, slugsOf } from '../testing/index.ts';

describeOnEngines('a search in the words of people', (api) => {
  const byText = (text: string) => searchByText(api, text);

  it.each(['судороги', 'ноги в судорогах', 'leg cramps', 'celjhjub', 'судорги'])(
    'says that «%s» complains, and shows what is chosen then',
    async (typed) => {
      const result = await byText(typed);
      expect(slugsOf(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(slugsOf(result)).not.toContain('shaker');
      expect(result.is_complaint).toBe(true);
    },
  );

  it.each(['магнюша', 'микроэлементы', 'trace element', 'микроэлементы в капсулах'])(
    'finds what is meant by «%s», which is no complaint',
    async (typed) => {
      const result = await byText(typed);
      expect(slugsOf(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(result.is_complaint).toBe(false);
    },
  );

  it('puts first what is bought most, where all fits alike, and follows what a product becomes', async () => {
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

  it.each(['купить шейкер недорого', 'best shaker', 'шейкер для йогуртницы'])(
    'finds the thing in «%s», whatever is said besides',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual(['shaker']);
    },
  );

  it('tells what is not from what is', async () => {
    expect(slugsOf(await byText('не высыпаюсь'))).toEqual(['vitamin-c-1000']);
    expect(slugsOf(await byText('высыпания'))).toEqual(['shaker']);
  });

  it.each(['не сильно высыпаюсь', 'не купить сильно высыпаюсь'])(
    'hears in «%s» the saying that has words besides in its midst',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual(['vitamin-c-1000']);
    },
  );

  it.each(['судороги от шейкера', 'leg cramps after shaker'])('takes what is named in «%s» for the cause, and no answer', async (typed) => {
    const result = await byText(typed);
    expect(slugsOf(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
    expect(slugsOf(result)).not.toContain('shaker');
    expect(result.is_complaint).toBe(true);
  });

  it.each(['йогуртница для судорог', 'мороженица для магния', 'shaker gizmo', 'gizmo for cramps'])(
    'shows nothing for «%s», a thing that is not known, whatever it is for',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual([]);
    },
  );

  it.each(['судороги йогуртница как антибиотик', 'йогуртница как антибиотик судороги', 'йогуртница как магний'])(
    'compares in «%s» with a medicine or with goods, and leaves neither out',
    async (typed) => {
      expect(slugsOf(await byText(typed)).filter((slug) => !typed.includes('магний') || !slug.startsWith('magnesium'))).toEqual([]);
    },
  );

  it('takes «не» for no more than the next word', async () => {
    expect(slugsOf(await byText('не люблю йогуртницу, но хорошо высыпаюсь'))).not.toContain('vitamin-c-1000');
  });

  it.each(['cramps that seize my gizmo leg', 'судороги как от барабана', 'барабан и судороги', 'судороооги'])(
    'hears the complaint in «%s», whatever stands between its words or beside them',
    async (typed) => {
      const result = await byText(typed);
      expect(slugsOf(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(result.is_complaint).toBe(true);
    },
  );

  it.each(['барабан', 'шейкер барабан', 'йогуртница шейкер', 'барабан магний'])(
    'shows nothing for «%s», where other things are asked for or half of the words are not known',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual([]);
    },
  );

  it('shows what is made of what is named in «магний йогуртница», though the rest is not known', async () => {
    expect(slugsOf(await byText('магний йогуртница')).sort()).toEqual(['magnesium-b6', 'magnesium-citrate']);
  });

  it('takes whom it is for, in «йогуртнице от судорог» and «йогуртницам для шейкера», for no thing', async () => {
    expect(slugsOf(await byText('йогуртнице от судорог')).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
    expect(slugsOf(await byText('йогуртницам для шейкера'))).toEqual(['shaker']);
  });

  it('tells a word of another thing from ours that has its stem', async () => {
    expect(slugsOf(await byText('магниты'))).toEqual([]);
    expect(slugsOf(await byText('магний')).length).toBeGreaterThan(0);
  });

  it.each(['магнийчик', 'магнийчики', 'шейкерчик', 'шейкерок'])('knows what «%s» is called when nobody is fond of it', async (typed) => {
    const found = slugsOf(await byText(typed));
    expect(found[0]).toBe(typed.startsWith('маг') ? 'magnesium-citrate' : 'shaker');
  });

  it('reads the beginning of a word before others, too', async () => {
    const result = await byText('холекальц капсулы');
    expect(slugsOf(result)).toContain('d3-2000');
    expect(result.corrected).toBe('холекальциферол капсулы');
  });

  it.each(['шейкер', 'шейкеры', 'shakers', 'после шейкера', 'шейкер без бисфенола'])(
    'finds by «%s» what is called so, though more words say something else',
    async (typed) => {
      expect(slugsOf(await byText(typed))).toEqual(['shaker']);
      expect(slugsOf(await byText('перед шейкером'))).toEqual(['vitamin-c-1000']);
      expect(slugsOf(await byText('before shakers'))).toEqual(['vitamin-c-1000']);
    },
  );

  it('shows what is meant by one word or another, and says how it was read, where a slip is mended', async () => {
    const result = await byText('холикальциферол магний');
    expect(slugsOf(result).sort()).toEqual(['d3-2000', 'd3-drops', 'magnesium-b6', 'magnesium-citrate']);
    expect(result.corrected).toBe('холекальциферол магний');
  });

  it.each([
    ['магнийб6', 'magnesium-b6'],
    ['витамин дз', 'd3-2000'],
    ['мокнезий б6', 'magnesium-b6'],
  ])('reads «%s» as it was meant', async (typed, first) => {
    expect(slugsOf(await byText(typed))[0]).toBe(first);
  });

  it.each(['купить', 'ларингоскоп', 'холодильник'])(
    'shows nothing for «%s», which asks for nothing or begins as nothing does',
    async (typed) => {
      expect((await byText(typed)).count).toBe(0);
    },
  );

  it.each(['антибиотик', 'антибиотики магний', 'магний от антибиотиков'])('shows nothing for «%s», which is not sold', async (typed) => {
    expect(await byText(typed)).toMatchObject({ count: 0, corrected: null });
  });

  it.each([
    ['магне', null],
    ['могни', 'магний'],
    ['магнез', 'магний'],
    ['холека', null],
    ['холикал', 'холекальциферол'],
    ['cholicalc', 'cholecalciferol'],
  ])('corrects the beginning «%s» of a word', async (typed, corrected) => {
    const result = await byText(typed);
    expect(result.count).toBeGreaterThan(0);
    expect(result.corrected).toBe(corrected);
  });

  it.each(['ьф', 'it', 'шейк шуруповёрт молоток дрель', 'магнитный', 'магнум'])(
    'shows nothing for «%s», which is near to something by chance',
    async (typed) => {
      expect((await byText(typed)).count).toBe(0);
    },
  );
});
