import { expect, it } from '@jest/globals';
import { checkTexts } from './check-texts.ts';

const file = (locale: string, code: string) => ({ path: `browser/${locale}.js`, content: Buffer.from(code) });
const script = (texts: object) =>
  `export const __webpack_modules__={17(e){e.exports=JSON.parse(${JSON.stringify(JSON.stringify(texts))})}};`;
const exposed = (...locales: string[]) =>
  Object.fromEntries(locales.map((locale) => [`./locales/${locale}`, { js: [`${locale}.js`], css: [], lazy: [] }]));

const refusalsOf = (scripts: Readonly<Record<string, string>>) =>
  checkTexts(
    Object.entries(scripts).map(([locale, code]) => file(locale, code)),
    exposed(...Object.keys(scripts)),
  ).map((refusal) => (refusal.type === 'text-missing' ? [refusal.locale, ...refusal.keys] : refusal.type));

it('A build without a text in one language is refused with the keys of the language', () => {
  const ru = script({ cart: { title: 'Корзина', empty: 'Пусто' } });
  const en = script({ cart: { title: 'Cart' }, total: 'Total' });
  expect(refusalsOf({ ru, en })).toEqual([
    ['ru', 'total'],
    ['en', 'cart.empty'],
  ]);
});

it('A build without a plural form that the language has is refused', () => {
  const ru = script({ cart: { lines_one: 'строка', lines_few: 'строки', lines_zero: 'пусто' } });
  const en = script({ cart: { lines_one: 'line', lines_other: 'lines' } });
  expect(refusalsOf({ ru, en })).toEqual([['ru', 'cart.lines_many', 'cart.lines_other']]);
  expect(refusalsOf({ ru: en, en, de: en })).toEqual([['ru', 'cart.lines_few', 'cart.lines_many']]);
});

it('A build with the same texts in every language passes, however its bundler writes them', () => {
  const quoted = 'e.exports=JSON.parse(\'{"title":"It\\\'s here","step_two":"Two"}\')';
  const template = 'e.exports=JSON.parse(`{"title":"Здесь","step_two":"Два"}`)';
  const object = 'e.exports={title:"这里","step_two":"二"}';
  expect(refusalsOf({ ru: template, en: quoted, 'zh-Hans': object, de: script({ title: 'Hier', step_two: 'Zwei' }) })).toEqual([]);
});

it('A build without a language of the shop is refused with all of its texts', () => {
  expect(refusalsOf({ ru: script({ title: 'Да' }) })).toEqual([['en', 'title']]);
});

it('A build with a language without any texts is refused', () => {
  expect(refusalsOf({ ru: script({ title: 'Да' }), en: 'export default 1;' })).toEqual([['en', 'title']]);
});

it('A build whose texts cannot be read is not checked', () => {
  expect(refusalsOf({ ru: 'e.exports=JSON.parse("{', en: 'e.exports=JSON.parse("{")' })).toEqual([]);
  expect(checkTexts([], {})).toEqual([]);
});
