import { describe, expect, it } from '@jest/globals';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';

const PLURALS = /_(?:one|few|many|other)$/;

/** Key to placeholders; the plural forms of one key count as one, since languages have different ones. */
function outline(texts: object, path = ''): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const place = `${path}${key}`.replace(PLURALS, '');
      return typeof text === 'string' ? [[place, (text.match(/\{\{\w+\}\}/g) ?? []).sort()]] : Object.entries(outline(text, `${place}.`));
    }),
  );
}

describe('the texts of the content pages', () => {
  it('have the same keys and placeholders in both languages', () => {
    expect(outline(en)).toEqual(outline(ru));
  });
});
