import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepPopup, takePopup } from './stored-popup.ts';

const popup = { owner: 'mfe-account', name: 'login', props: { returnTo: '/cart' } };

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
    keepPopup(popup, 1000);
    expect(takePopup(4000)).toEqual(popup);
    expect(takePopup(4000)).toBeNull();
  });

  it('is not opened after a while', () => {
    keepPopup(popup, 1000);
    expect(takePopup(32_000)).toBeNull();
  });

  it.each(['', 'null', '{', '[]', '{"at":1}', '{"at":1,"owner":7,"name":"login"}'])('is not read from %p', (text) => {
    store.set('vitrava.popup.v1', text);
    expect(takePopup(1)).toBeNull();
  });
});
