import { parseExpressionAt } from 'acorn';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { ExposedFiles } from '../store/index.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const LOCALE = /^\.\/locales\/([\w-]+)$/;

/**
 * Every text exists in every language that a build exposes (`./locales/<code>`). The plural forms of a text count as one,
 * because languages have different ones. A build whose texts are not JSON in these files is not checked.
 */
export function checkTexts(files: readonly DistFile[], exposes: Readonly<Record<string, ExposedFiles>>): Refusal[] {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const languages = Object.entries(exposes).flatMap(([name, { js }]) => {
    const locale = LOCALE.exec(name)?.[1];
    const keys = new Set(js.flatMap((file) => keysIn(contents.get(`browser/${file}`)?.toString('utf8') ?? '')));
    return locale === undefined || keys.size === 0 ? [] : [{ locale, keys }];
  });
  const all = new Set(languages.flatMap(({ keys }) => [...keys]));
  return languages.flatMap(({ locale, keys: own }) => {
    const keys = [...all].filter((key) => !own.has(key)).sort();
    return keys.length > 0 ? [refuse('text-missing', { locale, keys })] : [];
  });
}

/** The keys of the JSON in a script: bundlers write it as the text that `JSON.parse` reads. */
function keysIn(script: string): string[] {
  return [...script.matchAll(/\bJSON\.parse\((?=['"`])/g)].flatMap(({ index }) => {
    const call = parseExpressionAt(script, index, { ecmaVersion: 'latest' });
    const [argument] = call.type === 'CallExpression' ? call.arguments : [];
    const json =
      argument?.type === 'Literal' ? argument.value : argument?.type === 'TemplateLiteral' ? argument.quasis[0]?.value.cooked : null;
    return typeof json === 'string' ? keysOf(parsed(json), '') : [];
  });
}

function keysOf(texts: unknown, prefix: string): string[] {
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, text]) => {
    const key = `${prefix}${name}`.replace(PLURAL, '');
    return typeof text === 'string' ? [key] : keysOf(text, `${key}.`);
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
