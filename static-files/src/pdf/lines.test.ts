import { describe, expect, it } from '@jest/globals';
import { openFonts, type Run } from '../typeface/index.ts';
import { setLines } from './lines.ts';

const fonts = openFonts();
/** Every letter is one point wide. */
const measure = ({ text }: Run) => text.length;
const linesOf = (text: string, width: number) => {
  const { chunks, lineCount } = setLines(text, { width, size: 10 }, fonts, measure);
  return Array.from({ length: lineCount }, (_, line) =>
    chunks
      .filter((chunk) => chunk.line === line)
      .map((chunk) => chunk.text)
      .join(''),
  );
};

describe('lines of a document', () => {
  it('break at spaces alone: a mark stays with its word, though another font file draws it', () => {
    expect(linesOf('Магазин (Витрава), «здесь».', 12)).toEqual(['Магазин ', '(Витрава), ', '«здесь».']);
    expect(linesOf('см. [контакты](/contacts); там', 14)).toEqual(['см. контакты; ', 'там']);
  });

  it('keep together what a space that must not break holds together', () => {
    expect(linesOf('закон №\u00a0152\u2011ФЗ', 10)).toEqual(['закон ', '№ 152-ФЗ']);
  });

  it('cut a word that no line can hold', () => {
    expect(linesOf(`a a ${'x'.repeat(25)}`, 10)).toEqual(['a a ', `${'x'.repeat(10)} `, `${'x'.repeat(10)} `, 'x'.repeat(5)]);
  });

  it('Lines have links and strong words by their segments, and leave out letters that no font has', () => {
    const { segments, chunks } = setLines('**Важно:** [тут](/faq) \u4e2d', { width: 100, size: 10 }, fonts, measure);
    expect(segments.map(({ weight, address }) => [weight, address])).toEqual([
      [600, null],
      [400, null],
      [400, '/faq'],
      [400, null],
    ]);
    expect(
      chunks
        .map(({ text }) => text)
        .join('')
        .trim(),
    ).toBe('Важно: тут');
  });

  it('are none for an empty text', () => {
    expect(linesOf('', 10)).toEqual([]);
  });
});
