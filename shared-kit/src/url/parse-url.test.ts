import { expect, it } from '@jest/globals';
import { parseUrl } from './parse-url.ts';

it('A text that is no address gives null, and a relative one is read against its base', () => {
  expect(parseUrl('https://example.com/a?b=1')?.search).toBe('?b=1');
  expect(parseUrl('/a', 'https://example.com')?.href).toBe('https://example.com/a');
  expect(parseUrl('/a')).toBeNull();
  expect(parseUrl('https://')).toBeNull();
});
