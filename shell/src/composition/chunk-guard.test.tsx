import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { guardChunks, reloadOnce } from './chunk-guard.ts';

describe('A chunk of the shell that does not load', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[P10] [E24] reloads the page, but at most once in 10 seconds', () => {
    const reload = jest.fn();
    expect(reloadOnce(100_000, reload)).toBe(true);
    expect(reloadOnce(109_999, reload)).toBe(false);
    expect(reloadOnce(110_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload when the storage is closed, for nothing would stop a loop', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reload = jest.fn();
    expect(reloadOnce(100_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('A rejection that is not caught', () => {
  const reject = (error: Error): string[] => {
    sessionStorage.clear();
    const written = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      // Where the reload is noted, and so closed here: jsdom cannot load a page anew.
      throw new DOMException('full', 'QuotaExceededError');
    });
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    const keys = written.mock.calls.map(([key]) => key);
    written.mockRestore();
    return keys;
  };

  beforeAll(guardChunks);

  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://shop.example/releases/shell/1.0.0/12.js'],
    ['Firefox', 'error loading dynamically imported module: https://shop.example/releases/mfe-catalog/1.0.0/3.js'],
    ['Safari', 'Importing a module script failed.'],
  ])('[E24] asks for a reload when it was a chunk, in the words of %s', (_, message) => {
    expect(reject(new TypeError(message))).toEqual(['vitrava.reload.v1']);
  });

  it('asks for nothing when it was anything else, or a module of another site', () => {
    expect(reject(new TypeError('x is not a function'))).toEqual([]);
    expect(reject(new TypeError('Failed to fetch'))).toEqual([]);
    expect(reject(new TypeError('Failed to fetch dynamically imported module: https://widget.example/map.js'))).toEqual([]);
  });
});
