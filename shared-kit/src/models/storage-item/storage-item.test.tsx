import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createStorageItem } from './index.ts';

const KEY = 'vitrava.test.v1';
const numbers = createStorageItem<readonly number[]>({
  key: KEY,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(Number.isInteger) : []),
  format: (value) => (value.length > 0 ? value : null),
});

describe('a value in the browser’s storage', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (value) => {
        expect(numbers.write(value)).toBe(true);
        expect(numbers.read()).toEqual(value);
      }),
    );
  });

  it('is judged by its owner, whatever text is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem(KEY, text);
        expect(numbers.read()?.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('leaves no key behind when it is empty', () => {
    numbers.write([1]);
    numbers.write([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is undefined, and is not stored, where the browser has no storage for the shop', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(numbers.read()).toBeUndefined();
    expect(numbers.write([1])).toBe(false);
    expect(numbers.take()).toBeUndefined();
  });

  it('is found once by the next document of a tab when it is taken', () => {
    const item = createStorageItem({ key: KEY, area: 'session', parse: (stored) => stored });
    item.write({ popup: 'login' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(item.take()).toEqual({ popup: 'login' });
    expect(item.take()).toBeNull();
  });

  it('is followed through changes by other tabs, those of its own key and area', () => {
    let count = 0;
    const stop = numbers.follow(() => {
      count += 1;
    });
    const dispatchChange = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init));
    dispatchChange({ key: 'vitrava.other.v1', storageArea: localStorage });
    dispatchChange({ key: KEY, storageArea: sessionStorage });
    expect(count).toBe(0);
    dispatchChange({ key: KEY, storageArea: localStorage });
    dispatchChange({ key: null, storageArea: localStorage });
    expect(count).toBe(2);
    stop();
    dispatchChange({ key: KEY, storageArea: localStorage });
    expect(count).toBe(2);
  });
});
