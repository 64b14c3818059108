import { describe, expect, it } from '@jest/globals';
import en from './en.json';
import ru from './ru.json';

type Texts = { readonly [key: string]: string | Texts };

/** Every text by its full key; forms of a plural count as one key. */
function flat(texts: Texts, prefix = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value !== 'string') for (const [inner, placeholders] of flat(value, `${prefix}${key}.`)) found.set(inner, placeholders);
    else
      found.set(
        prefix + key.replace(/_(?:one|few|many|other)$/, ''),
        [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort(),
      );
  }
  return found;
}

describe('texts of the catalogue', () => {
  it('have the same keys and placeholders in both languages', () => {
    expect([...flat(en)]).toEqual([...flat(ru)]);
  });
});
