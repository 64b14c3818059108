import { expect, it } from '@jest/globals';
import type { SearchResult } from '@vitrava/shared-kit/contracts/api';
import { sql } from 'drizzle-orm';
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

  it('puts first what is bought most, where all fits alike, and follows what a product becomes', async () => {
    const supplements = ['d3-2000', 'magnesium-citrate', 'vitamin-c-1000', 'd3-drops', 'magnesium-b6'];
    const found = await byText('нутрицевтики');
    expect(slugs(found)).toEqual(supplements);
    expect(found.count).toBe(supplements.length);
    expect(found.facets.forms.map(({ slug, count }) => [slug, count])).toEqual([
      ['capsules', 4],
      ['drops', 1],
    ]);
    await api.database.db.execute(sql`update product set is_supplement = false where slug = 'd3-drops'`);
    expect(slugs(await byText('нутрицевтики'))).toEqual(supplements.filter((slug) => slug !== 'd3-drops'));
    await api.database.db.execute(sql`update product set is_supplement = true where slug = 'd3-drops'`);
  });

  it.each(['купить шейкер недорого', 'best shaker', 'шейкер для йогуртницы'])(
    'finds the thing in «%s», whatever is said besides',
    async (typed) => {
      expect(slugs(await byText(typed))).toEqual(['shaker']);
    },
  );

  it('tells what is not from what is', async () => {
    expect(slugs(await byText('не высыпаюсь'))).toEqual(['vitamin-c-1000']);
    expect(slugs(await byText('высыпания'))).toEqual(['shaker']);
  });

  it.each(['не сильно высыпаюсь', 'не купить сильно высыпаюсь'])(
    'hears in «%s» the saying that has words besides in its midst',
    async (typed) => {
      expect(slugs(await byText(typed))).toEqual(['vitamin-c-1000']);
    },
  );

  it.each(['судороги от шейкера', 'leg cramps after shaker'])('takes what is named in «%s» for the cause, and no answer', async (typed) => {
    const result = await byText(typed);
    expect(slugs(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
    expect(slugs(result)).not.toContain('shaker');
    expect(result.is_complaint).toBe(true);
  });

  it.each(['йогуртница для судорог', 'мороженица для магния', 'shaker gizmo', 'gizmo for cramps'])(
    'shows nothing for «%s», a thing that is not known, whatever it is for',
    async (typed) => {
      expect(slugs(await byText(typed))).toEqual([]);
    },
  );

  it.each(['судороги йогуртница как антибиотик', 'йогуртница как антибиотик судороги', 'йогуртница как магний'])(
    'compares in «%s» with a medicine or with goods, and leaves neither out',
    async (typed) => {
      expect(slugs(await byText(typed)).filter((slug) => !typed.includes('магний') || !slug.startsWith('magnesium'))).toEqual([]);
    },
  );

  it('takes «не» for no more than the next word', async () => {
    expect(slugs(await byText('не люблю йогуртницу, но хорошо высыпаюсь'))).not.toContain('vitamin-c-1000');
  });

  it.each(['cramps that seize my gizmo leg', 'судороги как от барабана', 'барабан и судороги', 'судороооги'])(
    'hears the complaint in «%s», whatever stands between its words or beside them',
    async (typed) => {
      const result = await byText(typed);
      expect(slugs(result).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
      expect(result.is_complaint).toBe(true);
    },
  );

  it.each(['барабан', 'шейкер барабан', 'йогуртница шейкер', 'барабан магний'])(
    'shows nothing for «%s», where other things are asked for or half of the words are not known',
    async (typed) => {
      expect(slugs(await byText(typed))).toEqual([]);
    },
  );

  it('shows what is made of what is named in «магний йогуртница», though the rest is not known', async () => {
    expect(slugs(await byText('магний йогуртница')).sort()).toEqual(['magnesium-b6', 'magnesium-citrate']);
  });

  it('takes whom it is for, in «йогуртнице от судорог» and «йогуртницам для шейкера», for no thing', async () => {
    expect(slugs(await byText('йогуртнице от судорог')).slice(0, 2)).toEqual(['magnesium-citrate', 'magnesium-b6']);
    expect(slugs(await byText('йогуртницам для шейкера'))).toEqual(['shaker']);
  });

  it('tells a word of another thing from ours that has its stem', async () => {
    expect(slugs(await byText('магниты'))).toEqual([]);
    expect(slugs(await byText('магний')).length).toBeGreaterThan(0);
  });

  it.each(['магнийчик', 'магнийчики', 'шейкерчик', 'шейкерок'])('knows what «%s» is called when nobody is fond of it', async (typed) => {
    const found = slugs(await byText(typed));
    expect(found[0]).toBe(typed.startsWith('маг') ? 'magnesium-citrate' : 'shaker');
  });

  it('reads the beginning of a word before others, too', async () => {
    const result = await byText('холекальц капсулы');
    expect(slugs(result)).toContain('d3-2000');
    expect(result.corrected).toBe('холекальциферол капсулы');
  });

  it.each(['шейкер', 'шейкеры', 'shakers', 'после шейкера', 'шейкер без бисфенола'])(
    'finds by «%s» what is called so, though more words say something else',
    async (typed) => {
      expect(slugs(await byText(typed))).toEqual(['shaker']);
      expect(slugs(await byText('перед шейкером'))).toEqual(['vitamin-c-1000']);
      expect(slugs(await byText('before shakers'))).toEqual(['vitamin-c-1000']);
    },
  );

  it.each([
    'нутрицевтики без витамина C',
    'нутрицевтики without vitamin c',
    'нутрицевтики no vitamin C',
    'vitamin c free нутрицевтики',
    'нутрицевтики free from vitamin c',
    'нутрицевтики zero vitamin c',
  ])('leaves out in «%s» the vitamin, not all vitamins', async (typed) => {
    expect(slugs(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops', 'magnesium-b6', 'magnesium-citrate']);
  });

  it.each(['микроэлементы без холекальциферола', 'supplements without magnesium', 'magnesium free supplements'])(
    'shows in «%s» nothing that contains it',
    async (typed) => {
      const found = slugs(await byText(typed));
      expect(found.length).toBeGreaterThan(0);
      expect(found.some((slug) => slug.startsWith(typed.startsWith('микро') ? 'd3' : 'magnesium'))).toBe(false);
    },
  );

  it.each(['нутрицевтики без магния и холекальциферола', 'нутрицевтики without magnesium or cholecalciferol'])(
    'leaves out each of the things in «%s»',
    async (typed) => {
      expect(slugs(await byText(typed))).toEqual(['vitamin-c-1000']);
    },
  );

  it.each(['нутрицевтики без магния и холекальциферол', 'нутрицевтики without magnesium and cholecalciferol'])(
    'shows for «%s» the one without the other',
    async (typed) => {
      expect(slugs(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops']);
    },
  );

  it.each(['нутрицевтики без микроэлементов', 'trace elements free нутрицевтики', 'нутрицевтики without trace elements'])(
    'leaves out in «%s» what the saying behind it leads to',
    async (typed) => {
      expect(slugs(await byText(typed)).sort()).toEqual(['d3-2000', 'd3-drops', 'vitamin-c-1000']);
    },
  );

  it.each(['magnesium free form', 'free form magnesium'])('takes «%s» for no absence', async (typed) => {
    expect(slugs(await byText(typed)).sort()).toEqual(['magnesium-b6', 'magnesium-citrate']);
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
    expect(slugs(await byText(typed))).toEqual(expected);
  });

  it.each(['без холека', 'without magn', 'без шейк', 'без магни'])(
    'shows for «%s» nothing that begins so, as it shall be absent',
    async (typed) => {
      expect(slugs(await byText(typed))).toEqual([]);
    },
  );

  it('shows what is meant by one word or another, and says how it was read, where a slip is mended', async () => {
    const result = await byText('холикальциферол магний');
    expect(slugs(result).sort()).toEqual(['d3-2000', 'd3-drops', 'magnesium-b6', 'magnesium-citrate']);
    expect(result.corrected).toBe('холекальциферол магний');
  });

  it.each([
    ['магнийб6', 'magnesium-b6'],
    ['витамин дз', 'd3-2000'],
    ['мокнезий б6', 'magnesium-b6'],
  ])('reads «%s» as it was meant', async (typed, first) => {
    expect(slugs(await byText(typed))[0]).toBe(first);
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
