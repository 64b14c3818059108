import { LOCALE_CODES } from '@vitrava/shared-kit/contracts/locale';
import { type Expression, parseExpressionAt, type SpreadElement } from 'acorn';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { ExposedFiles } from '../store/index.ts';

const LOCALE = /^\.\/locales\/([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?)$/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Every text exists in every language of the shop and of the build, with all plural forms, where readable. */
export function checkTexts(files: readonly DistFile[], exposes: Readonly<Record<string, ExposedFiles>>): Refusal[] {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const exposed = Object.entries(exposes).flatMap(([name, { js }]) => {
    const locale = LOCALE.exec(name)?.[1];
    return locale === undefined
      ? []
      : [{ locale, own: new Set(js.flatMap((file) => keysIn(contents.get(`browser/${file}`)?.toString('utf8') ?? ''))) }];
  });
  const absent = LOCALE_CODES.filter((code) => !exposed.some(({ locale }) => locale === code));
  const languages = [...exposed, ...absent.map((locale) => ({ locale, own: new Set<string>() }))];
  const plurals = new Set(languages.flatMap(({ own }) => pluralsAmong(own)));
  const isForm = (key: string) => PLURAL.test(key) && plurals.has(key.replace(PLURAL, ''));
  const texts = new Set(languages.flatMap(({ own }) => [...own].filter((key) => !isForm(key))));
  return languages.flatMap(({ locale, own }) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const needed = [...texts, ...[...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`))];
    const keys = needed.filter((key) => !own.has(key)).sort();
    return keys.length > 0 ? [refuse('text-missing', { locale, keys })] : [];
  });
}

/** The texts with plural forms. Every language has the form `other`, so that another form without it is a text by itself. */
function pluralsAmong(keys: ReadonlySet<string>): string[] {
  const others = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, ''));
  return others.filter((key) => ['one', 'two', 'few', 'many'].some((form) => keys.has(`${key}_${form}`)));
}

/** The keys of the JSON in a script: bundlers write it as the text that `JSON.parse` reads, or as an object where it is short. */
function keysIn(script: string): string[] {
  return [...script.matchAll(/\bJSON\.parse\((?=['"`])|\bexports=(?=\{)/g)].flatMap(({ index }) => {
    try {
      const found = parseExpressionAt(script, index, { ecmaVersion: 'latest' });
      if (found.type === 'AssignmentExpression') return keysOf(toTexts(found.right), '');
      return found.type === 'CallExpression' ? keysOf(JSON.parse(`${toTexts(found.arguments[0])}`), '') : [];
    } catch {
      return [];
    }
  });
}

/** The value of an expression without variables. */
function toTexts(node: Expression | SpreadElement | undefined): unknown {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked;
  if (node?.type !== 'ObjectExpression') return null;
  const entries = node.properties.flatMap((property) =>
    property.type === 'Property'
      ? [[property.key.type === 'Identifier' ? property.key.name : toTexts(property.key), toTexts(property.value)]]
      : [],
  );
  return Object.fromEntries(entries);
}

function keysOf(texts: unknown, prefix: string): string[] {
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${prefix}${name}`] : keysOf(text, `${prefix}${name}.`),
  );
}
