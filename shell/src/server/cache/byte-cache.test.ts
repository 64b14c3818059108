import { describe, expect, it } from '@jest/globals';
import { bytesOfTexts, CACHE_BYTES, createByteCache } from './index.ts';

describe('a cache bounded by bytes', () => {
  it('never takes more than its room, however many entries of whatever size are put in', () => {
    const cache = createByteCache<string>(100_000, (text) => 2 * text.length);
    for (let entry = 0; entry < 2000; entry += 1) {
      cache.set(`entry ${entry}`, 'x'.repeat((entry * 37) % 4000));
      expect(cache.calculatedSize).toBeLessThanOrEqual(100_000);
    }
    expect(cache.size).toBeGreaterThan(5);
  });

  it('counts keys, so that long addresses of nothing cannot fill the memory', () => {
    const cache = createByteCache<object>(100_000, () => 0);
    for (let entry = 0; entry < 1000; entry += 1) cache.set(`${entry}${'x'.repeat(2000)}`, {});
    expect(cache.size).toBeLessThan(25);
  });

  it('The cache evicts the entry that was used longest ago', () => {
    const cache = createByteCache<string>(3000, () => 700);
    for (const name of ['first', 'second', 'third']) cache.set(name, name);
    cache.get('first');
    cache.set('fourth', 'fourth');
    expect([...cache.keys()].sort()).toEqual(['first', 'fourth', 'third']);
  });

  it('does not keep what is larger than itself, and keeps the rest', () => {
    const cache = createByteCache<string>(3000, (text) => text.length);
    cache.set('small', 'x');
    cache.set('large', 'x'.repeat(3000));
    expect([...cache.keys()]).toEqual(['small']);
  });
});

describe('the room of all caches', () => {
  it('is at most a sixth of the 500 MB that the server may take', () => {
    const sum = Object.values(CACHE_BYTES).reduce((total, bytes) => total + bytes, 0);
    expect(sum).toBeLessThanOrEqual(500_000_000 / 6);
  });

  it('counts texts by two bytes a letter', () => {
    expect(bytesOfTexts(['витамин', 'C'])).toBe(16);
  });
});
