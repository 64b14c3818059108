import type { LocaleCode } from '../contracts/locale.ts';

/** Texts of one language as a remote's `locales/<code>.json` holds them: nested objects of strings. */
export interface LocaleTexts {
  readonly [key: string]: string | LocaleTexts;
}

/** What a text is filled with: `{{name}}` takes the value of that name; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, unknown>>;

/**
 * Gives the text of a key, `cart.total`; of several keys the first that there is. With `count` it is the form `key_zero` for 0
 * where there is one, then the form of the language's rule: `key_one`, `key_few`, `key_many`, `key_other`. With `returnObjects`
 * a whole branch comes as it is written. A missing key shows itself, so that it is seen and a test can find it. Nothing is
 * escaped: React does that, and a value is never read as a text with values of its own.
 */
export type Translate = (key: string | readonly string[], values?: TextValues) => string;

/** The texts of one remote in one language. */
export interface I18n {
  readonly language: LocaleCode;
  /** Always the same function, to be depended on. */
  readonly t: Translate;
}

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** Texts that are ready at once. The locale files have the form of i18next; docs/decisions/004-browser-bytes.md says why it is not here. */
export function createI18n(locale: LocaleCode, texts: LocaleTexts): I18n {
  const plural = new Intl.PluralRules(locale);
  const find = (key: string): string | LocaleTexts | undefined => {
    let found: string | LocaleTexts | undefined = texts;
    for (const name of key.split('.')) found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
    return found;
  };
  const formsOf = (key: string, count: unknown): string[] =>
    typeof count === 'number' ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plural.select(count)}`, key] : [key];

  const t: Translate = (key, values = {}) => {
    const keys = typeof key === 'string' ? [key] : key;
    for (const wanted of keys.flatMap((name) => formsOf(name, values['count']))) {
      const found = find(wanted);
      if (typeof found === 'string') return found.replace(PLACE, (_place, name: string) => String(values[name] ?? ''));
      if (found && values['returnObjects'] === true) return found as unknown as string;
    }
    return keys.at(-1) ?? '';
  };
  return { language: locale, t };
}
