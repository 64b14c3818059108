import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { guardChunks, reloadOnce } from './chunk-guard.ts';

/** The shop answers, or the network does not reach it. */
function answer(isReachable: boolean): void {
  globalThis.fetch = isReachable
    ? jest.fn<typeof fetch>().mockResolvedValue({ ok: true } as Response)
    : jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
}

describe('A chunk of the shell that does not load', () => {
  beforeEach(() => {
    sessionStorage.clear();
    answer(true);
  });

  it('[P10] [E24] reloads the page, but at most once in 10 seconds', async () => {
    const reload = jest.fn();
    expect(await reloadOnce(reload, 100_000)).toBe(true);
    expect(await reloadOnce(reload, 109_999)).toBe(false);
    expect(await reloadOnce(reload, 110_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[E24] A chunk never reloads the page while the shop is unreachable, whatever the browser’s online state is', async () => {
    answer(false);
    const reload = jest.fn();
    expect(navigator.onLine).toBe(true);
    expect(await reloadOnce(reload, 100_000)).toBe(false);
    answer(true);
    expect(await reloadOnce(reload, 100_001)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when the storage is closed, for nothing would stop a loop', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reload = jest.fn();
    expect(await reloadOnce(reload, 100_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('A rejection that is not caught', () => {
  const reject = async (error: Error): Promise<string[]> => {
    sessionStorage.clear();
    answer(true);
    const written = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      // The reload is recorded here and then blocked: jsdom cannot reload a page.
      throw new DOMException('full', 'QuotaExceededError');
    });
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    await new Promise((resolve) => setTimeout(resolve));
    const keys = written.mock.calls.map(([key]) => key);
    written.mockRestore();
    return keys;
  };

  beforeAll(guardChunks);

  beforeEach(() => {
    const recipes = { foreign: { base: 'https://recipes.example/app/' } };
    const state = { composition: { remotes: { 'mfe-catalog': {}, recipes } } };
    document.body.innerHTML = `<script type="application/json" id="vitrava-page">${JSON.stringify(state)}</script>`;
  });

  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://shop.example/releases/shell/1.0.0/12.js'],
    ['Firefox', 'error loading dynamically imported module: https://shop.example/releases/mfe-catalog/1.0.0/3.js'],
    ['Safari', 'Importing a module script failed.'],
    ['SystemJS', 'Error loading https://shop.example/releases/clinics/1.0.0/app.js (SystemJS Error#3 https://git.io/JvFET#3)'],
    ['a file on the origin of its team', 'Failed to fetch dynamically imported module: https://recipes.example/app/soup.js'],
  ])('[E24] A chunk error requests a reload, with the message of %s', async (_, message) => {
    expect(await reject(new TypeError(message))).toEqual(['vitrava.reload.v1']);
  });

  it('Any other error, and a module of another site, requests nothing', async () => {
    expect(await reject(new TypeError('x is not a function'))).toEqual([]);
    expect(await reject(new TypeError('Failed to fetch'))).toEqual([]);
    expect(await reject(new TypeError('Failed to fetch dynamically imported module: https://widget.example/map.js'))).toEqual([]);
  });
});
