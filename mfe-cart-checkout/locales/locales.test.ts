import { describe, expect, it } from '@jest/globals';
import en from './en.json';
import ru from './ru.json';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Keys with their placeholders; the plural forms of a key count as one. */
function texts(value: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string') for (const [inner, placeholders] of texts(text, `${prefix}${key}.`)) found.set(inner, placeholders);
    else found.set(`${prefix}${key.replace(PLURAL, '')}`, (text.match(/\{\{\w+\}\}/g) ?? []).sort().join());
  }
  return found;
}

describe('texts of the cart', () => {
  it('have the same keys and placeholders in both languages', () => {
    expect([...texts(en)].sort()).toEqual([...texts(ru)].sort());
  });
});
