import path from 'node:path';
import { Type } from 'typebox';
import { LOCALE_CODES, type LocaleCode } from '../contracts/locale.ts';
import { RemoteSourceError } from './source-error.ts';
import { readSourceFile } from './source-file.ts';

/** The text of a key in every language of the shop. */
export type Words = Readonly<Record<LocaleCode, string>>;

/** Looks texts up by key, `routes.news`; `askedBy` is the file that names the key, for the error. */
export type WordsOf = (key: string, requestedBy: string) => Words;

/** Reads the locale files of a remote. What it gives throws a `RemoteSourceError` for a key that a language lacks. */
export function readWords(folder: string): WordsOf {
  const files = LOCALE_CODES.map((code) => {
    const file = path.join(folder, `locales/${code}.json`);
    return [code, { file, texts: readSourceFile(file, Type.Object({})) }] as const;
  });
  return (key, requestedBy) => {
    const found = files.map(([code, { file, texts }]) => {
      const text = key.split('.').reduce<unknown>(own, texts);
      if (typeof text === 'string' && text !== '') return [code, text] as const;
      throw new RemoteSourceError(file, `There is no text "${key}", which ${requestedBy} needs.`, 'Add it in this language.');
    });
    return Object.fromEntries(found) as Words;
  };
}

function own(branch: unknown, part: string): unknown {
  return typeof branch === 'object' && branch !== null && Object.hasOwn(branch, part)
    ? (branch as Record<string, unknown>)[part]
    : undefined;
}
