import { expect, it } from '@jest/globals';
import { type Suggestions, SuggestionsSchema } from '@vitrava/shared-kit/contracts/api';
import { Compile } from 'typebox/compile';
import { describeOnEngines } from '../../testing/index.ts';

const suggestionsContract = Compile(SuggestionsSchema);

describeOnEngines('The API for suggestions', (api) => {
  async function suggest(typed: string, language = 'ru'): Promise<Suggestions> {
    const url = `/api/search/suggestions/?search=${encodeURIComponent(typed)}`;
    const response = await api.app.inject({ url, headers: { 'accept-language': language } });
    const suggestions = response.json<Suggestions>();
    expect([...suggestionsContract.Errors(suggestions)]).toEqual([]);
    return suggestions;
  }

  it('offers ingredients, categories and products while typing', async () => {
    const suggestions = await suggest('маг');
    expect(suggestions.queries).toEqual(['Магний']);
    expect(suggestions.categories.map((row) => row.slug)).toEqual(['minerals']);
    expect(suggestions.products.map((card) => card.slug)).toEqual(['magnesium-citrate', 'magnesium-b6']);
  });

  it('offers brands, and corrects the keyboard layout', async () => {
    expect((await suggest('nord')).brands).toEqual([{ slug: 'nordlys', name: 'Nordlys' }]);
    expect(await suggest('vfuyb')).toMatchObject({ corrected: 'магни', queries: ['Магний'] });
  });

  it('uses the requested language for any typed text', async () => {
    expect((await suggest('холекальц', 'en')).queries).toEqual(['Vitamin D3']);
  });

  it('A brand is found by its name in either alphabet and named in the requested language', async () => {
    for (const typed of ['север', 'sever']) {
      expect((await suggest(typed)).brands).toEqual([{ slug: 'severin', name: 'Северин' }]);
      expect((await suggest(typed, 'en')).brands).toEqual([{ slug: 'severin', name: 'Severin' }]);
    }
  });

  it('ranks the products of the phrase first', async () => {
    const suggestions = await suggest('магний ц');
    expect(suggestions.queries).toEqual(['Магний']);
    expect(suggestions.products[0]?.slug).toBe('magnesium-citrate');
    expect((await suggest('холикал')).queries).toEqual(['Витамин D3']);
  });

  it('marks a complaint and offers the products chosen for it', async () => {
    const suggestions = await suggest('судороги в ногах');
    expect(suggestions).toMatchObject({ is_complaint: true, queries: ['Магний'] });
    expect(suggestions.categories.map((row) => row.slug)).toEqual(['minerals', 'vitamin-d', 'vitamin-c']);
    expect(await suggest('антибиотик')).toMatchObject({ is_complaint: false, categories: [], products: [] });
  });

  it.each(['без бисф', 'without bisph', 'шейкер без бисф', 'без бисфенола', 'bisphenol free'])(
    'offers for «%s» the same product as before the last letter',
    async (typed) => {
      expect((await suggest(typed)).products.map((card) => card.slug)).toEqual(['shaker']);
    },
  );

  it.each(['без холека', 'without magn', 'без шейк'])('offers for «%s» no product with the excluded prefix', async (typed) => {
    expect((await suggest(typed)).products).toEqual([]);
  });

  it.each(['f', 'fr', 'fre', 'free'])('treats «шейкер антибиотик %s» as the beginning of an exclusion', async (typed) => {
    expect((await suggest(`шейкер антибиотик ${typed}`)).products.map((card) => card.slug)).toEqual(['shaker']);
    expect((await suggest(`шейкер антибиотик ${typed}x`)).products).toEqual([]);
  });

  it.each(['magnesium free f', 'magnesium free form'])('excludes magnesium in «%s» until the text is no exclusion', async (typed) => {
    expect((await suggest(typed)).products.some((card) => card.slug.startsWith('magnesium'))).toBe(typed.endsWith('form'));
  });

  it.each(['cat', 'catego', 'ingr', 'form', 'trait'])('matches with «%s» no lexeme of a term', async (typed) => {
    expect((await suggest(typed)).products).toEqual([]);
  });

  it('offers nothing for an empty or unknown text', async () => {
    expect(await suggest('  ')).toEqual({ corrected: null, is_complaint: false, queries: [], categories: [], brands: [], products: [] });
    expect((await suggest('щщщщщщщ')).products).toEqual([]);
  });
});
