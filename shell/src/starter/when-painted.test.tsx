import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DEADLINE_MS, whenPainted } from './when-painted.ts';

let paint: () => void;
let pictureCame: () => void;
let start: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  start = jest.fn();
  document.body.innerHTML = '<main><img fetchpriority="high" alt=""><img alt=""></main>';
  class Paints {
    constructor(report: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      paint = () => report({ getEntriesByName: (name) => [name] });
    }
    observe = () => undefined;
  }
  Object.assign(globalThis, { PerformanceObserver: Paints });
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => (pictureCame = resolve));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (durationMs: number) => jest.advanceTimersByTimeAsync(durationMs);

describe('the program', () => {
  it('waits for the first paint, for the main picture and for a frame that shows it', async () => {
    whenPainted(start);
    await pass(100);
    paint();
    await pass(100);
    expect(start).not.toHaveBeenCalled();
    pictureCame();
    await pass(0);
    expect(start).not.toHaveBeenCalled();
    await pass(20);
    expect(start).toHaveBeenCalledTimes(1);
    await pass(DEADLINE_MS);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('waits for no picture that cannot be shown', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
    whenPainted(start);
    paint();
    await pass(20);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('comes without them when they take too long', async () => {
    whenPainted(start);
    await pass(DEADLINE_MS - 1);
    expect(start).not.toHaveBeenCalled();
    await pass(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('comes at once in a tab that no one looks at', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    whenPainted(start);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
