import type { Language } from '../language.ts';
import { ENGLISH } from './english.ts';
import { RUSSIAN, type Words } from './russian.ts';

export type { Words } from './russian.ts';

export const WORDS: Readonly<Record<Language, Words>> = { ru: RUSSIAN, en: ENGLISH };
