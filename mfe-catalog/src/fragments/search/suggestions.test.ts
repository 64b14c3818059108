import { describe, expect, it } from '@jest/globals';
import { productOf } from '../../testing/index.ts';
import { suggestionsOf } from './suggestions.ts';

const NONE = { queries: [], categories: [], brands: [], products: [] };
const magnesium = { slug: 'magnesium', name: 'Магний' };
const kinds = (search: string, offers: Partial<Parameters<typeof suggestionsOf>[1]>) =>
  suggestionsOf(search, { ...NONE, ...offers }).map(({ kind, text }) => `${kind} ${text}`);

describe('the suggestions for a text', () => {
  it('begin with products when the text names a product and nothing else', () => {
    const offers = { queries: ['Магний', 'Цинк'], categories: [magnesium], products: [productOf(9)] };
    expect(kinds('магний 9', offers)).toEqual(['product Магний 9', 'query Цинк', 'category Магний', 'all магний 9']);
    expect(kinds('маг', offers)).toEqual(['query Цинк', 'category Магний', 'product Магний 9', 'all маг']);
  });

  it('Each suggestion appears once, in any case, and the typed text only in the entry for all results', () => {
    expect(kinds('цинк', { queries: ['Цинк', 'Йод', 'йод', 'магний'], categories: [magnesium] })).toEqual([
      'query йод',
      'category Магний',
      'all цинк',
    ]);
  });

  it('are none when nothing is offered', () => {
    expect(suggestionsOf('зжщ', NONE)).toEqual([]);
  });
});
