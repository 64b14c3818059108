import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { transformSync } from '@swc/core';
import type { I18n, LocaleTexts } from '@vitrava/shared-kit/i18n';

const root = path.resolve(__dirname, '../../..');
const library = readFileSync(path.join(root, 'node_modules/i18next/dist/esm/i18next.js'), 'utf8');
const inUse = createRequire(__filename)('./in-use.cjs') as (source: string) => string;

type CreateI18n = (locale: 'ru' | 'en', texts: LocaleTexts) => I18n;

/** The kit's texts over a library of that source. */
function kitOver(source: string): CreateI18n {
  const exported = {};
  const { code } = transformSync(source, { configFile: false, swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2024' } });
  new Function('exports', code)(exported);
  let createI18n: CreateI18n | undefined;
  jest.isolateModules(() => {
    jest.doMock('i18next', () => exported);
    ({ createI18n } = jest.requireActual<{ createI18n: CreateI18n }>('../../../shared-kit/src/i18n/texts.ts'));
  });
  if (!createI18n) throw new Error('The kit has no texts');
  return createI18n;
}

const whole = kitOver(library);
const short = kitOver(inUse(library));

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 21, 22, 1.5, 1000];

/** Every key and every branch of a file. */
function keysOf(texts: LocaleTexts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    return typeof value === 'string' ? [key, key.replace(/_(?:zero|one|few|many|other)$/, '')] : [key, ...keysOf(value, `${key}.`)];
  });
}

const files = readdirSync(root)
  .filter((name) => name === 'shell' || name.startsWith('mfe-'))
  .flatMap((name) => (['ru', 'en'] as const).map((locale) => [name, locale] as const));

describe('i18next without what the shop does not use', () => {
  it.each(files)('gives the texts of %s in %s as the whole library does', (name, locale) => {
    const texts = JSON.parse(readFileSync(path.join(root, name, 'locales', `${locale}.json`), 'utf8')) as LocaleTexts;
    const keys = [...new Set(keysOf(texts))];
    expect(keys.length).toBeGreaterThan(20);
    const values = { name: 'Анна <b>{{sum}}</b> $t(x) $&', sum: 12, number: null, date: undefined };
    const said = ({ t }: I18n): unknown[] =>
      keys.flatMap((key) => [
        t(key),
        t(key, { returnObjects: true }),
        t(key, values),
        ...COUNTS.map((count) => t(key, { ...values, count })),
      ]);
    expect(said(short(locale, texts))).toEqual(said(whole(locale, texts)));
  });

  it.each([
    ['missing.key', {}],
    [['missing.key', ''], {}],
    [['missing.key', 'title'], { count: 2 }],
    ['branch', {}],
    ['title.length', {}],
    ['toString', {}],
    ['__proto__.polluted', {}],
    ['a:b', {}],
    ['says', { 'who.name': 'dotted', who: { name: 'deep' } }],
    ['says', { lng: 'ru', context: 'x', defaultValue: 'no', replace: {}, interpolation: { prefix: '[' } }],
    ['empty', {}],
  ])('agrees with the whole library about %j filled with %j', (key, values) => {
    const texts = {
      title: 'Title',
      branch: { leaf: 'Leaf {{n}}' },
      'a:b': 'Colon',
      says: '{{who.name}} {{- who.name}} {{context}}',
      empty: '',
    };
    expect(short('en', texts).t(key, values)).toBe(whole('en', texts).t(key, values));
  });

  it('shows keys where the texts did not load', () => {
    expect(short('ru', {}).t('footer.phone')).toBe('footer.phone');
  });

  it('stops the build when the library is another one', () => {
    expect(() => inUse(library.replace('class Formatter', 'class Format'))).toThrow('classes Formatter');
  });
});
