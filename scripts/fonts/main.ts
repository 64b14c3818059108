import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openSync } from 'fontkit';
import subsetFont from 'subset-font';
import { charactersIn, cutFaces, type FontFace, WEIGHTS } from './faces.ts';

/*
 * npm run fonts: cuts the shop's font, after a change of the ranges in shared-kit/src/ui/fonts.css. Every face there
 * with its file beside it is written: the characters of its range, from the first of the package's files that holds
 * them all.
 */

const kit = path.resolve(import.meta.dirname, '../../shared-kit');
const sheet = path.join(kit, 'src/ui/fonts.css');
const sources = ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext'].map((script) =>
  createRequire(path.join(kit, 'package.json')).resolve(`@fontsource-variable/golos-text/files/golos-text-${script}-wght-normal.woff2`),
);

for (const face of cutFaces(readFileSync(sheet, 'utf8'))) await cut(face);

async function cut({ file, unicodeRange }: FontFace): Promise<void> {
  const points = charactersIn(unicodeRange);
  const source = sources.find((candidate) => {
    const font = openSync(candidate);
    return 'characterSet' in font && points.every((point) => font.hasGlyphForCodePoint(point));
  });
  if (!source) throw new Error(`No file of the package has all of ${unicodeRange} (${file})`);
  const bytes = await subsetFont(readFileSync(source), String.fromCodePoint(...points), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  writeFileSync(path.resolve(path.dirname(sheet), file), bytes);
  console.log(`${file}: ${points.length} characters, ${bytes.length} bytes, of ${path.basename(source)}`);
}
