import { describe, expect, it } from '@jest/globals';
import { type FittedText, fitLine, fitText, measure, type Setting, textHeight } from './index.ts';

const setting: Setting = { weight: 700 };
const LONG = 'Глюкозамин, хондроитин и метилсульфонилметан с гиалуроновой кислотой и витамином C для суставов';

function fitTitle(text: string, width: number, height = 200): FittedText {
  return fitText({ text, setting, width, height, largest: 60, smallest: 16, maxLines: 3, leading: 1.06 });
}

function widest({ lines, size }: FittedText): number {
  return Math.max(...lines.map((line) => measure(line, size, setting)));
}

describe('text on a label', () => {
  it.each([420, 300, 180, 120])('keeps a long Russian name inside a label %i wide', (width) => {
    const fitted = fitTitle(LONG, width);
    expect(widest(fitted)).toBeLessThanOrEqual(width + 0.01);
    expect(fitted.lines.length).toBeLessThanOrEqual(3);
    expect(textHeight(fitted, 1.06)).toBeLessThanOrEqual(200);
  });

  it('takes the largest size when the name is short', () => {
    expect(fitTitle('Цинк', 400)).toEqual({ size: 60, lines: ['Цинк'] });
  });

  it('ends a name that cannot fit with an ellipsis', () => {
    expect(fitTitle(LONG, 120).lines.at(-1)).toMatch(/…$/);
  });

  it('cuts a single word that is wider than the label', () => {
    const fitted = fitTitle('Метилсульфонилметанметилсульфонилметан', 100);
    expect(fitted.lines).toHaveLength(1);
    expect(widest(fitted)).toBeLessThanOrEqual(100);
  });

  it('leaves no preposition at the end of a line', () => {
    for (const width of [420, 340, 260, 220]) {
      expect(fitTitle('Крем для рук с маслом ши и календулой', width, 400).lines.join('\n')).not.toMatch(/ (с|и)$/m);
    }
  });

  it('keeps a lone letter with its word', () => {
    expect(fitTitle('Сыворотка с витамином C', 300).lines.join('|')).not.toContain('|C');
  });

  it('makes one line smaller before it cuts it', () => {
    const fitted = fitLine('20 шипучих таблеток', setting, 150, 20);
    expect(fitted.lines).toEqual(['20 шипучих таблеток'.replace(' ', fitted.lines[0]?.[2] ?? ' ')]);
    expect(widest(fitted)).toBeLessThanOrEqual(150);
  });

  it('leaves out letters that no font holds', () => {
    expect(measure('語', 100, setting)).toBe(0);
    expect(measure('A語', 100, setting)).toBe(measure('A', 100, setting));
  });
});
