import { describe, expect, it } from '@jest/globals';
import { shownCorrection } from './shown-correction.ts';
import { normalize } from './text/index.ts';

describe('the corrected text that a page shows', () => {
  it.each([
    ['витамин д', 'витамин D'],
    ['витамины группы c е', 'витамины группы c е'],
    ['витамин е', 'витамин E'],
    ['витамин д3 капли', 'витамин D3 капли'],
    ['vitamin c', 'vitamin C'],
    ['магний b6', 'магний b6'],
  ])('of «%s» names a vitamin by its letter and never by the key of the index', (text, shown) => {
    expect(shownCorrection(normalize(text), text, 'ru')).toBe(shown);
  });

  it('in English is not the typed Latin text in Russian letters', () => {
    expect(shownCorrection('магнезиум', 'magnezium', 'en')).toBeNull();
    expect(shownCorrection('магнезиум', 'magnezium', 'ru')).toBe('магнезиум');
    expect(shownCorrection('magnesium', 'magnezium', 'en')).toBe('magnesium');
  });

  it('in English is the text in the other keyboard layout, and Russian text that was typed in Russian', () => {
    expect(shownCorrection('витамины', 'dbnfvbys', 'en')).toBe('витамины');
    expect(shownCorrection('магний', 'магинй', 'en')).toBe('магний');
    expect(shownCorrection(null, 'магний', 'en')).toBeNull();
  });
});
