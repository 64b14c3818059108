import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance, normalize, swapLayout, transliterate, unstick } from './index.ts';

describe('normalize', () => {
  it.each([
    ['Витамин Д-3', 'витамин d3 vitamind'],
    ['витамин С', 'витамин vitaminc'],
    ['Омега-3, 90 капсул 1000мг', 'омега 3 90 капсул 1000 мг'],
    ['коэнзим Ку 10', 'коэнзим q10'],
    ['vitamine d', 'vitamine vitamind'],
    ['витамин е', 'витамин evitamin'],
    ['витамин дз', 'витамин d3 vitamind'],
    ['вит с', 'витамин vitaminc'],
    ['vit D3', 'vitamin d3 vitamind'],
    ['Витамин дэ три', 'витамин d3 vitamind'],
    ['витамин цэ', 'витамин vitaminc'],
    ['магний бэ шесть', 'магний b6'],
    ['омега три', 'омега 3'],
    ['ку десять', 'q10'],
    ['три капсулы', 'три капсулы'],
    ['ЁЖ', 'еж'],
    ['  %_\\ ', ''],
  ])('brings %j to %j', (text, words) => {
    expect(normalize(text)).toBe(words);
  });

  it('gives only letters, digits and single spaces', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u.test(normalize(text))));
  });
});

describe('unstick', () => {
  it.each([
    ['магнийб6', 'магний б6'],
    ['ооочень хочу спааааать', 'очень хочу спать'],
    ['sooooo tired', 'so tired'],
    ['футболка XXXL', 'футболка XXXL'],
    ['ХХХЛ', 'ХХХЛ'],
    ['том XVIII', 'том XVIII'],
    ['MMMM', 'MMMM'],
  ])('reads %j as %j', (typed, meant) => {
    expect(unstick(typed)).toBe(meant);
  });
});

describe('swapLayout', () => {
  it('reads what was typed in the other keyboard layout', () => {
    expect(swapLayout('dbnfvby')).toBe('витамин');
    expect(swapLayout('[jktrfkmwbathjk')).toBe('холекальциферол');
    expect(swapLayout('щьупф')).toBe('omega');
    expect(swapLayout('123')).toBeNull();
  });
});

describe('transliterate', () => {
  it('writes a text in the letters of the other language', () => {
    expect(transliterate('magnij')).toBe('магний');
    expect(transliterate('коллаген')).toBe('kollagen');
    expect(transliterate('yoga')).toBe('йога');
    expect(transliterate('42')).toBeNull();
  });
});

describe('editDistance', () => {
  it('counts changes, gaps and swapped neighbours', () => {
    expect(editDistance('магинй', 'магний')).toBe(1);
    expect(editDistance('кмрзина', 'карзинка')).toBe(2);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('Inaudible differences count half: letters that sound alike, letters written twice', () => {
    expect(editDistance('холикальцефирол', 'холекальциферол')).toBe(1.5);
    expect(editDistance('прабиотик', 'пробиотик')).toBeLessThan(editDistance('прабиотик', 'пребиотик'));
    expect(editDistance('colagen', 'collagen')).toBe(0.5);
    expect(editDistance('collagenn', 'collagen')).toBe(0.5);
  });
});
