import type { FittedText } from './fit.ts';
import { drawLine, measure, type Setting } from './outline.ts';

export type Align = 'start' | 'middle';

/** Part of the size from baseline to the top of a capital. */
export const CAPITAL = 0.7;

interface Spot {
  /** Left edge or middle of the lines, by `align`. */
  readonly x: number;
  /** Top of the capitals of the first line. */
  readonly top: number;
  readonly align: Align;
}

export function drawText(fitted: FittedText, setting: Setting, spot: Spot, fill: string, leading = 1): string {
  const { size, lines } = fitted;
  return lines
    .map((line, index) => {
      const x = spot.align === 'start' ? spot.x : spot.x - measure(line, size, setting) / 2;
      return drawLine(line, x, spot.top + size * (CAPITAL + index * leading), size, setting, fill);
    })
    .join('');
}

/** From the top of the first line's capitals to the last baseline. */
export function textHeight({ size, lines }: FittedText, leading = 1): number {
  return size * (CAPITAL + Math.max(0, lines.length - 1) * leading);
}
