import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findWords } from './find-words.ts';

/* Words that people read live in `locales/`, and only there. */

const root = path.resolve(import.meta.dirname, '../..');

/** Files and folders that hold words for a reason. */
const REASONS: Readonly<Record<string, string>> = {
  'shared-kit/src/contracts/locale.ts': 'the language’s own name, the same in every language',
  'shared-kit/src/i18n/format/date.ts': 'takes the engine’s «г.» away from dates',
  'shared-kit/src/forms/answers/problems.ts': 'reads sentences that the API may answer with',
  'shared-kit/gallery/parts/': 'names of cases, for those who draw the kit’s parts',
  'mfe-catalog/src/domain/catalogue-address/filters.ts': 'reads prices that shoppers type',
  'mfe-account/src/domain/answers/problems.ts': 'reads sentences that the API may answer with',
  'reference-api/src/emails/format.ts': 'knows addresses in questions by their letters',
  'reference-api/src/search/': 'reads what shoppers type: keyboards, transliteration, spelling',
  'shell/src/typeface/typeface.ts': 'names the letters whose typeface is loaded',
  'demo-shop/src/catalogue/': 'writes the prose of the seed from its facts: units, plural forms, typography',
  'demo-shop/src/delivery/build.ts': 'writes addresses of the seed from its facts',
  'demo-shop/src/pictures/': 'knows what to draw by the words of the product',
  'proof/failures/': 'finds parts of pages by their names, and fills in forms',
  'proof/guard/walks.ts': 'finds parts of pages by their names',
  'proof/interaction/interactions.ts': 'finds parts of pages by their names',
  'proof/search/invent-name.ts': 'data: syllables of the names of a large catalogue',
  'proof/bad-input/': 'data: input that a server must stand',
  'proof/load/asks.ts': 'data: what shoppers search for',
  'scripts/words/find-words.ts': 'knows Russian text by its letters',
};

const SOURCES = [
  '{shell,mfe-*,shared-kit,reference-api,delivery,demo-shop}/src',
  'demo-shop/*/src',
  'shared-kit/gallery',
  'scripts',
  'proof',
];

const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js,mjs,cjs}`, { cwd: root }))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/node_modules\/|\/\.cache\//.test(file))
  .sort();

const reasonOf = (file: string) => Object.keys(REASONS).find((place) => file === place || (place.endsWith('/') && file.startsWith(place)));

describe('words that people read', () => {
  const found = new Map(
    files.flatMap((file) => {
      const words = findWords(readFileSync(path.join(root, file), 'utf8'), file);
      return words.length > 0 ? [[file, words.map(({ line, text }) => `${line}: ${text}`)] as const] : [];
    }),
  );

  it('stand in locales/ and nowhere else', () => {
    expect([...found].filter(([file]) => reasonOf(file) === undefined)).toEqual([]);
  });

  it('have no reason on record where there are none any more', () => {
    const used = new Set([...found.keys()].map(reasonOf));
    expect(Object.keys(REASONS).filter((place) => !used.has(place))).toEqual([]);
  });
});

describe('the search for words', () => {
  it.each([
    ['Russian text in a string', "const a = 'Корзина';"],
    ['Russian text in a template', `const a = \`\${b} ₽ за штуку\`;`],
    ['text in JSX', 'const a = <p>Add to cart</p>;'],
    ['text in an expression of JSX', "const a = <p>{isOpen ? 'Close' : 'Open'}</p>;"],
    ['a label that is read out', 'const a = <button aria-label="Close" />;'],
    ['a label that depends on a state', "const a = <input placeholder={isBusy ? 'Loading' : t('search')} />;"],
    ['a label in a template', `const a = <img alt={\`Photo of \${name}\`} />;`],
    ['a label of a part of the kit', 'const a = <Failure retryLabel="Retry" />;'],
    ['a sentence in any property', 'const a = <Empty offer="Look at the catalogue" />;'],
    ['text chosen by language', "const a = locale === 'ru' ? title : 'Your cart';"],
    ['text in both languages', "const a = { ru: 'Cart', en: 'Basket' };"],
  ])('finds %s', (_, code) => {
    expect(findWords(code, 'view.tsx')).toHaveLength(code.includes('isOpen') || code.includes('Basket') ? 2 : 1);
  });

  it.each([
    ['keys of texts', "const a = <p title={t('cart.title')}>{t('cart.text')}</p>;"],
    ['marks between texts', 'const a = <p>{price} · {amount} ×</p>;'],
    ['names in code', '<Fragment owner="mfe-account" name="login" data-boundary="shell" className={styles[\'root\']} />;'],
    ['comments', '/* Корзина */ const a = 1;'],
    ['paths and tags by language', "const a = [locale === 'en' ? '/en' : '', { ru: 'ru-RU', en: 'en-GB' }];"],
    ['errors for developers', "throw new Error('The page has no route');"],
  ])('leaves %s alone', (_, code) => {
    expect(findWords(code, 'view.tsx')).toEqual([]);
  });
});
