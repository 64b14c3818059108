import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { CLASS_OF_USERS, unknownPaths, WORDS } from './restricted-syntax.ts';

type Restrictions = readonly { readonly selector: string; readonly message: string }[];

function reportsOf(code: string, restrictions: Restrictions): number {
  const messages = new Linter({ configType: 'flat' }).verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      rules: { 'no-restricted-syntax': ['error', ...restrictions] },
    },
    { filename: 'view.tsx' },
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return new Set(messages.map(({ line, column }) => `${line}:${column}`)).size;
}

describe('The lint rule for text outside of locale files', () => {
  it.each([
    ['Russian text in a string', "const a = 'Корзина';"],
    ['Russian text in a pattern', 'const a = /Корзина/;'],
    ['Russian text in a template', `const a = \`\${b} ₽ за штуку\`;`],
    ['text in an expression of JSX', "const a = <p>{isOpen ? 'Close' : t('open')}</p>;"],
    ['a label that is read out', 'const a = <button aria-label="Close" />;'],
    ['a label that depends on a state', "const a = <input placeholder={isBusy ? 'Loading' : t('search')} />;"],
    ['a label in a template', `const a = <img alt={\`Photo of \${name}\`} />;`],
    ['a label of a part of the kit', 'const a = <Failure retryLabel="Retry" />;'],
    ['a sentence in any property', 'const a = <Empty offer="Look at the catalogue" />;'],
    ['text chosen by language', "const a = locale === 'ru' ? title : 'Your cart';"],
    ['text in two languages', "const a = { ru: title, en: 'Basket' };"],
  ])('reports %s', (_, code) => {
    expect(reportsOf(code, WORDS)).toBe(1);
  });

  it.each([
    ['keys of texts', "const a = <p title={t('cart.title')}>{t('cart.text')}</p>;"],
    ['marks between texts', 'const a = <p>{price} · {amount} ×</p>;'],
    ['names in code', '<Fragment owner="mfe-account" name="login" data-boundary="shell" className={styles[\'root\']} />;'],
    ['comments', '/* Корзина */ const a = 1;'],
    ['paths and tags by language', "const a = [locale === 'en' ? '/en' : '', { ru: 'ru-RU', en: 'en-GB' }];"],
    ['errors for developers', "throw new Error('The page has no route');"],
  ])('accepts %s', (_, code) => {
    expect(reportsOf(code, WORDS)).toBe(0);
  });
});

describe('The lint rule for paths of pages', () => {
  const paths = unknownPaths(['/', '/cart', '/product/:id', '/account/orders']);

  it.each([
    ["navigate('/basket');", 'an unknown path'],
    ["const a = <a href='/product' />;", 'a path without its parameter'],
    ["const a = { to: '/cart/lines#first' };", 'a path below a page'],
    [`const a = localizePath(\`/goods/\${id}\`, locale);`, 'an unknown path with a parameter'],
  ])('reports %s: %s', (code) => {
    expect(reportsOf(code, paths)).toBe(1);
  });

  it.each([
    "navigate('/cart#list');",
    "const a = <a href='/' />;",
    "const a = '/product/17';",
    `const a = \`/product/\${id}?from=cart\`;`,
    `const a = \`/account/orders?from=\${day}\`;`,
    `import a from './a'; const b = <a href='https://example.com/cart' data-to='//cdn' title={\`/\${slug}\`} />;`,
  ])('accepts %s', (code) => {
    expect(reportsOf(code, paths)).toBe(0);
  });
});

it('The lint rule for parts of the kit reports a class that a user passes', () => {
  expect(reportsOf('interface Props { readonly className?: string }', [CLASS_OF_USERS])).toBe(1);
  expect(reportsOf('export function Chip({ className, ...rest }: Props) {}', [CLASS_OF_USERS])).toBe(1);
  expect(reportsOf("export const Chip = () => <a className={styles['root']} />;", [CLASS_OF_USERS])).toBe(0);
});
