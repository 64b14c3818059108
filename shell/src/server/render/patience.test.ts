import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPatience } from './patience.ts';
import { createRenderCache, type Produced } from './render-cache.ts';

const PATIENCE_MS = 300;

function setUp() {
  let time = 0;
  const cache = createRenderCache<string | null>({ maxBytes: 1000, now: () => time });
  const inTime = createPatience<string | null>(PATIENCE_MS);
  const renders: PromiseWithResolvers<Produced<string | null>>[] = [];
  const produce = () => {
    const render = Promise.withResolvers<Produced<string | null>>();
    renders.push(render);
    return render.promise;
  };
  return {
    renders,
    sendRequest: () => inTime('slot', () => cache.read('slot', produce)),
    finish: async (value: string | null) => {
      renders.at(-1)?.resolve({ value, bytes: 1, retention: value === null ? 'none' : 'unlimited' });
      await jest.advanceTimersByTimeAsync(0);
    },
    pass: (ms: number) => (time += ms),
  };
}

describe('the patience of pages with a part that they can do without', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives the part to all who wait when it comes in time', async () => {
    const { sendRequest, finish, renders } = setUp();
    const waiting = [sendRequest(), sendRequest()];
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    await finish('markup');
    await expect(Promise.all(waiting)).resolves.toEqual(['markup', 'markup']);
    expect(renders).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('The patience ends after a while, once for all pages that wait for a hanging part; its result is for later pages', async () => {
    const { sendRequest, finish, renders } = setUp();
    const first = sendRequest();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    await expect(first).resolves.toBeNull();
    // No time passes.
    await expect(sendRequest()).resolves.toBeNull();
    await finish('markup');
    await expect(sendRequest()).resolves.toBe('markup');
    expect(renders).toHaveLength(1);
  });

  it('is not needed for a part that was there before: however old, it is served while a new one is made', async () => {
    const { sendRequest, finish, pass, renders } = setUp();
    const first = sendRequest();
    await finish('markup');
    await first;
    pass(3_600_000);
    await expect(sendRequest()).resolves.toBe('markup');
    await expect(sendRequest()).resolves.toBe('markup');
    expect(renders).toHaveLength(2);
    await finish('better');
    await expect(sendRequest()).resolves.toBe('better');
  });

  it('The patience restarts after a part that failed', async () => {
    const { sendRequest, finish, renders } = setUp();
    const first = sendRequest();
    await finish(null);
    await expect(first).resolves.toBeNull();
    const next = sendRequest();
    await finish('markup');
    await expect(next).resolves.toBe('markup');
    expect(renders).toHaveLength(2);
  });

  it('hands on an error, and keeps quiet about one that comes too late', async () => {
    const inTime = createPatience<string>(PATIENCE_MS);
    await expect(inTime('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const late = Promise.withResolvers<string>();
    const waiting = inTime('a', () => late.promise);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    late.reject(new Error('too late'));
    await expect(waiting).resolves.toBeNull();
  });
});
