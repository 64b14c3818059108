import { createI18n, type TextValues } from '@vitrava/shared-kit/i18n/texts';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import type { Texts } from '../seed/index.ts';

export type Language = keyof Texts;

type Singular<Key extends string> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;
type KeysOf<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Singular<Key> : `${Key}.${KeysOf<Branch[Key]>}`;
}[keyof Branch & string];

/** A text of `locales/`, as `emails.orderPlaced.subject`; the plural forms of a text are one key. */
export type TextKey = KeysOf<typeof ru>;
/** The text of a key with its values filled in; `count` also chooses the plural form. */
export type ToSentence = (key: TextKey, values?: TextValues) => string;

const TEXTS: Readonly<Record<Language, ToSentence>> = { ru: createI18n('ru', ru).t, en: createI18n('en', en).t };

export function textsIn(language: Language): ToSentence {
  return TEXTS[language];
}
