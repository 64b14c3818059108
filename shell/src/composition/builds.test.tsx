import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchBuilds } from './builds.ts';

describe('The latest build', () => {
  let requested: string[];
  let answer: () => Promise<Response>;
  let listened: jest.SpiedFunction<typeof addEventListener>;
  let isHidden: boolean;
  beforeEach(() => {
    jest.useFakeTimers();
    requested = [];
    isHidden = false;
    answer = async () => Response.json({ id: 'one' });
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      requested.push(input as string);
      return answer();
    });
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    listened = jest.spyOn(globalThis, 'addEventListener');
  });
  afterEach(() => {
    for (const [type, listener] of listened.mock.calls) removeEventListener(type, listener);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('[P7] The latest build is requested every 60 seconds and when the shopper comes back, each time with its own timestamp', async () => {
    watchBuilds('one');
    await jest.advanceTimersByTimeAsync(59_999);
    expect(requested).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_001);
    expect(requested).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(5);
    dispatchEvent(new Event('focus'));
    expect(requested).toHaveLength(3);
    for (const address of requested) expect(address).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
    expect(new Set(requested).size).toBe(3);
  });

  it('[P7] is left alone while the tab is hidden', async () => {
    isHidden = true;
    watchBuilds('one');
    await jest.advanceTimersByTimeAsync(180_000);
    expect(requested).toEqual([]);
  });

  it('is known by its id, also when the page has it again', async () => {
    const latestBuild = watchBuilds('one');
    answer = async () => Response.json({ id: 'two' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(latestBuild()).toBe('two');
    answer = async () => Response.json({ id: 'one' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(latestBuild()).toBe('one');
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not come', () => Promise.reject(new TypeError('fetch failed'))],
    ['is no JSON', async () => new Response('<html>')],
    ['is something else', async () => Response.json({ build: 7 })],
  ])('leaves the page as it is when the answer %s', async (_, broken) => {
    const latestBuild = watchBuilds('one');
    answer = broken;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(latestBuild()).toBe('one');
  });
});
