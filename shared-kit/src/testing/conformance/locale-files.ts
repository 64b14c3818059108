import { expect, it } from '@jest/globals';
import type { LocaleTexts } from '../../i18n/index.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Key to placeholders; the plural forms of one key count as one, since languages have different ones. */
function outline(texts: LocaleTexts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const place = `${prefix}${key}`.replace(PLURAL, '');
      if (typeof text !== 'string') return Object.entries(outline(text, `${place}.`));
      return [[place, (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort().join()]];
    }),
  );
}

/** Tests that the locale files of a remote, or of the shell, have the same texts in every language. */
export function itHasTheSameTextsInEveryLanguage(locales: Readonly<Record<string, LocaleTexts>>): void {
  const [first, ...others] = Object.values(locales).map((texts) => outline(texts));
  it('has the same texts and placeholders in every language', () => {
    for (const other of others) expect(other).toEqual(first);
  });
}
