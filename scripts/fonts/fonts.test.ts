import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openSync } from 'fontkit';
import { charactersIn, cutFaces, loadedFaces } from './faces.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'shared-kit/src/ui');
const sheet = readFileSync(path.join(folder, 'fonts.css'), 'utf8');
const faces = cutFaces(sheet);

describe('the font of a page', () => {
  it('takes at most 40 kB, in whatever language', () => {
    const bytes = faces.map(({ file }) => statSync(path.join(folder, file)).size);
    expect(bytes).toHaveLength(3);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(40_000);
  });

  it.each(loadedFaces(sheet))(
    '$file holds every character that its range promises: for one that it lacks it would be fetched for nothing',
    ({ file, unicodeRange }) => {
      const font = openSync(path.join(file.startsWith('./') ? folder : path.join(root, 'node_modules'), file));
      if (!('characterSet' in font)) throw new Error(`${file} is a collection`);
      expect(charactersIn(unicodeRange).filter((point) => !font.hasGlyphForCodePoint(point))).toEqual([]);
    },
  );

  it('has each letter from one file alone: another that had it would be fetched, too, while the first is late', () => {
    const all = loadedFaces(sheet);
    expect(all.length).toBeGreaterThan(faces.length);
    const letters = all.flatMap(({ unicodeRange }) => charactersIn(unicodeRange));
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([]);
  });

  it('has every character that the shop writes', () => {
    const known = new Set(faces.flatMap(({ unicodeRange }) => charactersIn(unicodeRange)));
    // Arrows of the console come from a font of the operator's system.
    const written = globSync('*/locales/*.json', { cwd: root, exclude: ['console/**'] }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    expect(written.length).toBeGreaterThan(10);
    const missing = new Set([...written.join('')].filter((character) => character > '\u001f' && !known.has(character.codePointAt(0) ?? 0)));
    expect([...missing]).toEqual([]);
  });

  it('The whole font files are not loaded for the texts and goods of a newly installed shop', () => {
    const whole = loadedFaces(sheet).filter((face) => !faces.some(({ file }) => file === face.file));
    const rare = new Set(whole.flatMap(({ unicodeRange }) => charactersIn(unicodeRange)));
    // Arrows of the console come from a font of the operator's system.
    const written = globSync('demo-shop/data/**/*.json', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
    expect(written.length).toBeGreaterThan(20);
    expect([...new Set(written.join(''))].filter((character) => rare.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });
});
