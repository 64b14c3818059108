import type { Font } from 'fontkit';
import { coordinate } from '../drawing/index.ts';
import { fontsOf, type Weight } from './fonts.ts';

/** How a line is set: `tracking` is extra space between letters in parts of the size. */
export interface Setting {
  readonly weight: Weight;
  readonly tracking?: number;
}

interface PlacedGlyph {
  readonly x: number;
  readonly shape: string;
}

interface SetLine {
  /** In parts of the size, without the tracking after the last letter. */
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
}

const UNITS = 1000;
const MAX_LINES = 2000;
const lines = new Map<string, SetLine>();

export function measure(text: string, size: number, setting: Setting): number {
  return setLine(text, setting).width * size;
}

/** Outlines of one line as path data; `x` is the left edge, `y` the baseline. */
export function outline(text: string, x: number, y: number, size: number, setting: Setting): string {
  const scale = size / UNITS;
  return setLine(text, setting)
    .glyphs.map(({ x: offset, shape }) => placeShape(shape, x + offset * size, y, scale))
    .join('');
}

function setLine(text: string, setting: Setting): SetLine {
  const key = `${setting.weight} ${setting.tracking ?? 0} ${text}`;
  const known = lines.get(key);
  if (known !== undefined) {
    return known;
  }
  if (lines.size >= MAX_LINES) {
    lines.clear();
  }
  const made = layOut(text, setting);
  lines.set(key, made);
  return made;
}

function layOut(text: string, { weight, tracking = 0 }: Setting): SetLine {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const { font, letters } of splitByFont(text.normalize('NFKC'), fontsOf(weight))) {
    const run = font.layout(letters);
    run.glyphs.forEach((glyph, index) => {
      const shape = glyph.path.toSVG();
      if (shape !== '') {
        glyphs.push({ x: pen, shape });
      }
      pen += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) / UNITS + tracking;
    });
  }
  return { width: Math.max(0, pen - tracking), glyphs };
}

/** Letters that no file holds are left out: a hollow box on a label looks worse than a gap. */
function splitByFont(text: string, fonts: readonly Font[]): readonly { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.font.hasGlyphForCodePoint(point)) {
      last.letters += letter;
      continue;
    }
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(point));
    if (font !== undefined) {
      runs.push({ font, letters: letter });
    }
  }
  return runs;
}

function placeShape(shape: string, x: number, y: number, scale: number): string {
  let isX = true;
  return shape.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = true;
      return token;
    }
    const placed = isX ? x + Number(token) * scale : y - Number(token) * scale;
    isX = !isX;
    return coordinate(placed);
  });
}
