import { expect, it } from '@jest/globals';
import { checkTexts } from './check-texts.ts';

const file = (locale: string, code: string) => ({ path: `browser/${locale}.js`, content: Buffer.from(code) });
const script = (texts: object) =>
  `export const __webpack_modules__={17(e){e.exports=JSON.parse(${JSON.stringify(JSON.stringify(texts))})}};`;
const exposed = (...locales: string[]) =>
  Object.fromEntries(locales.map((locale) => [`./locales/${locale}`, { js: [`${locale}.js`], css: [], lazy: [] }]));

it('A build without a text in one language is refused with the keys of the language', () => {
  const ru = script({ cart: { title: 'Корзина', empty: 'Пусто' }, lines_one: 'строка', lines_few: 'строки' });
  const en = script({ cart: { title: 'Cart' }, lines_one: 'line', lines_other: 'lines', total: 'Total' });
  const refusals = checkTexts([file('ru', ru), file('en', en)], exposed('ru', 'en'));
  expect(refusals).toMatchObject([
    { type: 'text-missing', locale: 'ru', keys: ['total'] },
    { type: 'text-missing', locale: 'en', keys: ['cart.empty'] },
  ]);
});

it('A build with the same texts in every language passes, however its bundler quotes them', () => {
  const quoted = 'e.exports=JSON.parse(\'{"title":"It\\\'s here"}\')';
  const template = 'e.exports=JSON.parse(`{"title":"Здесь"}`)';
  expect(checkTexts([file('ru', template), file('en', quoted), file('de', script({ title: 'Hier' }))], exposed('ru', 'en', 'de'))).toEqual(
    [],
  );
});

it('A build whose texts cannot be read is not checked', () => {
  expect(checkTexts([file('ru', script({ title: 'Да' })), file('en', 'export default { a: 1 };')], exposed('ru', 'en'))).toEqual([]);
  expect(checkTexts([], {})).toEqual([]);
});
