import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { element } from '../svg.ts';

type Weight = 500 | 700 | 800;

/** How a line is set: `tracking` is extra space between letters in parts of the size. */
export interface Setting {
  readonly weight: Weight;
  readonly tracking?: number;
}

interface SetLine {
  /** In parts of the size, without the tracking after the last letter. */
  readonly width: number;
  /** The outlines of its letters in the units of the font, whose y axis points upwards. */
  readonly outlines: string;
}

const UNITS = 1000;
const MAX_LINES = 2000;
const resolver = createRequire(import.meta.url);
const families = new Map<Weight, readonly Font[]>();
const lines = new Map<string, SetLine>();

export function measure(text: string, size: number, setting: Setting): number {
  return setLine(text, setting).width * size;
}

/** One line of text as a path; `x` is the left edge, `y` the baseline. */
export function drawLine(text: string, x: number, y: number, size: number, setting: Setting, fill: string): string {
  const scale = (size / UNITS).toFixed(5);
  const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} -${scale})`;
  return element('path', { transform, fill, d: setLine(text, setting).outlines });
}

function setLine(text: string, setting: Setting): SetLine {
  const key = `${setting.weight} ${setting.tracking ?? 0} ${text}`;
  const known = lines.get(key);
  if (known !== undefined) return known;
  if (lines.size >= MAX_LINES) lines.clear();
  const made = layOut(text, setting);
  lines.set(key, made);
  return made;
}

function layOut(text: string, { weight, tracking = 0 }: Setting): SetLine {
  let outlines = '';
  let pen = 0;
  for (const { font, letters } of splitByFont(text.normalize('NFKC'), fontsOf(weight))) {
    const { glyphs, positions } = font.layout(letters);
    glyphs.forEach((glyph, index) => {
      outlines += glyph.path.translate(pen, 0).toSVG();
      pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) + tracking * UNITS;
    });
  }
  return { width: Math.max(0, pen / UNITS - tracking), outlines };
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
    if (font !== undefined) runs.push({ font, letters: letter });
  }
  return runs;
}

/** The files that together cover Latin and Cyrillic in one weight; read on first use. */
function fontsOf(weight: Weight): readonly Font[] {
  const known = families.get(weight);
  if (known !== undefined) return known;
  const fonts = ['latin', 'cyrillic'].map((subset) => openFont(`@fontsource/golos-text/files/golos-text-${subset}-${weight}-normal.woff`));
  families.set(weight, fonts);
  return fonts;
}

function openFont(file: string): Font {
  const font = create(readFileSync(resolver.resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds a collection of fonts, one font is expected.`);
  return font;
}
