import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepWish, takeWish } from './wish.ts';

const wish = { owner: 'mfe-account', name: 'login', props: { returnTo: '/cart' } };

describe('a popup that waits for the next document', () => {
  const store = new Map<string, string>();

  beforeEach(() => {
    store.clear();
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => store.set(key, value),
        removeItem: (key: string) => store.delete(key),
      },
    });
  });

  it('is opened there, once', () => {
    keepWish(wish, 1000);
    expect(takeWish(4000)).toEqual(wish);
    expect(takeWish(4000)).toBeNull();
  });

  it('is nobody’s after a while', () => {
    keepWish(wish, 1000);
    expect(takeWish(32_000)).toBeNull();
  });

  it.each(['', 'null', '{', '[]', '{"at":1}', '{"at":1,"owner":7,"name":"login"}'])('is not read from %p', (text) => {
    store.set('vitrava.popup.v1', text);
    expect(takeWish(1)).toBeNull();
  });
});
