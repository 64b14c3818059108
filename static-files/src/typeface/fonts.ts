import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Latin and Cyrillic in one file for each weight. */
const FILES = {
  400: '400Regular/GolosText_400Regular.ttf',
  600: '600SemiBold/GolosText_600SemiBold.ttf',
  700: '700Bold/GolosText_700Bold.ttf',
} as const;

export type Weight = keyof typeof FILES;

export interface Typeface {
  readonly weight: Weight;
  readonly bytes: Buffer;
  readonly font: Font;
}

export function openTypeface(): readonly Typeface[] {
  const resolver = createRequire(import.meta.url);
  return ([400, 600, 700] as const).map((weight) => {
    const bytes = readFileSync(resolver.resolve(`@expo-google-fonts/golos-text/${FILES[weight]}`));
    const font = create(bytes);
    if (!('layout' in font)) throw new Error(`${FILES[weight]} holds a collection of fonts, one font is expected.`);
    return { weight, bytes, font };
  });
}

/** The text without letters that the font lacks: a gap looks better than a hollow box. */
export function drawableText(text: string, font: Font): string {
  return [...text.normalize('NFC')].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
}
