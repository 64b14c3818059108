import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reloadOnce } from './chunk-guard.ts';

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
