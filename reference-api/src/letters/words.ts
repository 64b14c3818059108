import type { Language } from '../language.ts';
import { ENGLISH } from './english.ts';
import { RUSSIAN } from './russian.ts';

type Same<Part> = Part extends string
  ? string
  : Part extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof Part]: Same<Part[Name]> };

/** All that letters say, the same things in every language. */
export type Words = Same<typeof RUSSIAN>;

export const WORDS: Readonly<Record<Language, Words>> = { ru: RUSSIAN, en: ENGLISH };
