import { describe, expect, it, jest } from '@jest/globals';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { createRenderCache, type Produced } from './render-cache.ts';

const [FRESH_MS, STALE_MS, INCOMPLETE_MS] = [lifetimeMs('renderedPage'), lifetimeMs('renderedPageStale'), lifetimeMs('incompletePage')];

function setUp(maxBytes = 1000) {
  let time = 0;
  let made = 0;
  const cache = createRenderCache<string>({ maxBytes, now: () => time });
  const produce = jest.fn(async (): Promise<Produced<string>> => {
    made += 1;
    return { value: `v${made}`, bytes: 10, retention: 'normal' };
  });
  return { cache, produce, pass: (ms: number) => (time += ms) };
}

describe('the render cache', () => {
  it('The cache makes a thing once for concurrent requests, and keeps it while fresh', async () => {
    const { cache, produce, pass } = setUp();
    expect(await Promise.all([cache.read('a', produce), cache.read('a', produce)])).toEqual(['v1', 'v1']);
    pass(FRESH_MS - 1);
    expect(await cache.read('a', produce)).toBe('v1');
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it('serves the stale one while it makes a new one', async () => {
    const { cache, produce, pass } = setUp();
    await cache.read('a', produce);
    pass(FRESH_MS + 1);
    expect(await cache.read('a', produce)).toBe('v1');
    await new Promise(setImmediate);
    expect(await cache.read('a', produce)).toBe('v2');
    expect(produce).toHaveBeenCalledTimes(2);
  });

  it('A thing with a lifetime of its own is fresh for that time', async () => {
    const { cache, produce, pass } = setUp();
    const lasting = async () => ({ ...(await produce()), freshMs: 3 * FRESH_MS });
    await cache.read('a', lasting);
    pass(3 * FRESH_MS - 1);
    expect(await cache.read('a', lasting)).toBe('v1');
    await new Promise(setImmediate);
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it('does not serve what is too old', async () => {
    const { cache, produce, pass } = setUp();
    await cache.read('a', produce);
    pass(FRESH_MS + STALE_MS + 1);
    expect(await cache.read('a', produce)).toBe('v2');
  });

  it('keeps the good one when making a new one fails', async () => {
    const { cache, produce, pass } = setUp();
    await cache.read('a', produce);
    pass(FRESH_MS + 1);
    expect(await cache.read('a', () => Promise.reject(new Error('no')))).toBe('v1');
    await new Promise(setImmediate);
    expect(await cache.read('a', async () => ({ value: 'bad', bytes: 1, retention: 'none' }))).toBe('v1');
  });

  it('gives what may not be kept to those who wait for it, and to no later visitor', async () => {
    const { cache, produce } = setUp();
    expect(await cache.read('a', async () => ({ value: 'error', bytes: 1, retention: 'none' }))).toBe('error');
    expect(await cache.read('a', produce)).toBe('v1');
  });

  it('keeps what lacks something briefly, and puts it in the place of nothing better', async () => {
    const { cache, produce, pass } = setUp();
    const partial = async (): Promise<Produced<string>> => ({ value: 'partial', bytes: 1, retention: 'brief' });
    expect(await cache.read('a', partial)).toBe('partial');
    pass(INCOMPLETE_MS - 1);
    expect(await cache.read('a', produce)).toBe('partial');
    pass(2);
    expect(await cache.read('a', produce)).toBe('v1');
    pass(FRESH_MS + 1);
    expect(await cache.read('a', partial)).toBe('v1');
    await new Promise(setImmediate);
    expect(await cache.read('a', partial)).toBe('v1');
    pass(STALE_MS);
    expect(await cache.read('a', partial)).toBe('partial');
  });

  it('stays within its bytes', async () => {
    const { cache, produce } = setUp(100);
    for (let key = 0; key < 50; key += 1) await cache.read(String(key), produce);
    expect(cache.stats()).toMatchObject({ entries: 10, bytes: 100 });
  });
});
