import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildCatalogue, readCatalogueFacts } from './catalogue/index.ts';
import { readSeed } from './seed.ts';

const DATA = path.resolve(import.meta.dirname, '../data');
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('facts.ts') || file === 'seed.ts')
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

describe('the data of the demo shop', () => {
  it('fits its schemas and is the same at every reading', () => {
    const [one, other] = [readSeed(), readSeed()];
    expect(other.stamp).toBe(one.stamp);
    expect(one.company.name.ru).toBe('Витрава');
    expect(one.account?.email).toBe('demo@vitrava.example');
  });

  it('Every data file is used', () => {
    const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    const isRead = (file: string) => {
      const { dir, name, base } = path.parse(file);
      return (
        [file, `readFolder('${dir}'`].some((text) => sources.includes(text)) ||
        (sources.includes(`${dir}/\${name}.json`) && sources.includes(`'${name}'`) && base !== '')
      );
    };
    expect(files.filter((file) => !isRead(file))).toEqual([]);
  });

  it('No phrase of a group or name claims a remedy: such words are complaints, whose goods are shown with a notice', () => {
    const remedy =
      /(?<!\p{L})(?:вы)?леч|лекарств|препарат|протектор|снотворн|микстур|\bcures?\b|\bheal(?:s|ing)?\b|remed|\bissues\b|\bcolds\b|medicin/iu;
    const against = /(?:^| )от (?:простуд|кашл|горл|грипп|бессонн|изжог|колик|вздути|выпадени|растяж)/iu;
    const phrases = readCatalogueFacts().meanings.flatMap(({ kind, phrases }) => (kind === 'group' || kind === 'name' ? phrases : []));
    expect(phrases.length).toBeGreaterThan(1000);
    expect(phrases.filter((text) => remedy.test(text) || against.test(text))).toEqual([]);
  });

  it.each([
    ['an ingredient', { of: ['unobtainium'] }, 'names the ingredient "unobtainium"'],
    ['a category', { category: 'nowhere' }, 'stands in "nowhere"'],
    ['a form', { makes: [{ form: 'cloud', dose: null, packs: [1], priceRoubles: 1 }] }, 'is made in the form "cloud"'],
  ])('The error names the line with %s that no file has', (_what, change, message) => {
    const facts = readCatalogueFacts();
    const [line] = facts.lines;
    if (!line) throw new Error('the catalogue has lines');
    expect(() => buildCatalogue({ ...facts, lines: [{ ...line, ...change }] })).toThrow(`Line "${line.slug}" ${message}`);
  });
});
