import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 500 | 700 | 800;

const resolver = createRequire(import.meta.url);
const families = new Map<Weight, readonly Font[]>();

/** The files that together cover Latin and Cyrillic in one weight; read on first use. */
export function fontsOf(weight: Weight): readonly Font[] {
  const known = families.get(weight);
  if (known !== undefined) {
    return known;
  }
  const fonts = ['latin', 'cyrillic'].map((subset) => openFont(`@fontsource/golos-text/files/golos-text-${subset}-${weight}-normal.woff`));
  families.set(weight, fonts);
  return fonts;
}

function openFont(file: string): Font {
  const font = create(readFileSync(resolver.resolve(file)));
  if (!('layout' in font)) {
    throw new Error(`${file} holds a collection of fonts, one font is expected.`);
  }
  return font;
}
