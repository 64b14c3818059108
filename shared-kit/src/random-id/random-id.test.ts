import { expect, it, jest } from '@jest/globals';
import { randomId } from './random-id.ts';

it('A random id has 32 hexadecimal digits and never repeats, on a plain-http origin too', () => {
  const { getRandomValues } = crypto;
  jest.replaceProperty(globalThis, 'crypto', { getRandomValues: getRandomValues.bind(crypto) } as Crypto);
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
