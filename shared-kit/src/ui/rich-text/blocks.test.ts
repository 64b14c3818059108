import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSafeAddress, parseInline } from './blocks.ts';

describe('parseInline', () => {
  it('reads strong, code and links, and links within strong', () => {
    expect(parseInline('Пейте **воду** и [чай](/catalog)')).toEqual([
      { kind: 'text', text: 'Пейте ' },
      { kind: 'strong', parts: [{ kind: 'text', text: 'воду' }] },
      { kind: 'text', text: ' и ' },
      { kind: 'link', text: 'чай', address: '/catalog' },
    ]);
    expect(parseInline('**[чай](/tea)**')).toEqual([{ kind: 'strong', parts: [{ kind: 'link', text: 'чай', address: '/tea' }] }]);
  });

  it('keeps the words of a link to an unsafe address and drops the address', () => {
    for (const address of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/a\\b',
      'HTTP://plain',
      'http://plain.example',
      'data:text/html,x',
    ]) {
      expect(isSafeAddress(address)).toBe(false);
    }
    expect(parseInline('[нажмите](javascript:void)')).toEqual([{ kind: 'text', text: 'нажмите' }]);
  });

  it('gives back any text without marks as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/[*[`]/.test(text) && text !== '');
        expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
      }),
    );
  });
});
