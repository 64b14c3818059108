import { createInstance } from 'i18next';
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

/** Texts that are ready at once. */
export function createI18n(locale: LocaleCode, texts: LocaleTexts): I18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    // A key may hold what a server has sent: no character of it but the full stop means anything.
    nsSeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    resources: { [locale]: { translation: texts } },
  });
  // As with `replace`, the values only fill the text: one named `context` or `lng` would choose another text.
  const filled: Translate = (key, values = {}) => {
    const keys = typeof key === 'string' ? key : [...key];
    if (values['returnObjects'] === true) return instance.t(keys, { returnObjects: true, skipInterpolation: true }) as unknown as string;
    return instance.t(keys, { replace: values, count: values['count'] as number, nest: false });
  };
  // Most texts take no values, and a page requests some of them hundreds of times: i18next takes an eighth of its
  // rendering to find them.
  const plain = new Map<string, string>();
  const t: Translate = (key, values) => {
    if (typeof key !== 'string' || values) return filled(key, values);
    const text = plain.get(key) ?? filled(key);
    // A missing one is not kept: its key may be anything.
    if (text !== key) plain.set(key, text);
    return text;
  };
  return { language: locale, t };
}
