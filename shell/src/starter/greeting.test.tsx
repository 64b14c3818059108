import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent } from '@testing-library/react';
import { hasShownPreloader, PRELOADER_COOKIE } from '../preloader/index.ts';
import { followGreeting } from './greeting.ts';

const record = () => decodeURIComponent(/preloader=([^;]*)/.exec(document.cookie)?.[1] ?? '');
const remembered = () => hasShownPreloader(record());
const curtain = () => document.querySelector<HTMLElement>('[data-preloader]');
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Ends the fade that the style sheet would show now. */
let endFade: () => void;
let hasMotion = true;

beforeEach(() => {
  document.body.innerHTML = '<button>Купить</button><div data-preloader=""></div>';
  hasMotion = true;
  HTMLElement.prototype.getAnimations = () => {
    if (!hasMotion) return [];
    const { promise, resolve } = Promise.withResolvers<Animation>();
    endFade = () => resolve({} as Animation);
    return [{ finished: promise } as Animation];
  };
  const real = getComputedStyle;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => Object.assign(real(element), { opacity: '1' }));
});

afterEach(() => {
  curtain()?.remove();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to take a cookie away.
  document.cookie = `${PRELOADER_COOKIE}=; path=/; max-age=0`;
  jest.restoreAllMocks();
});

describe('the greeting', () => {
  it('[H24] is remembered and taken away when its fade has ended', async () => {
    followGreeting();
    await settle();
    expect(remembered()).toBe(false);
    expect(curtain()).not.toBeNull();
    endFade();
    await settle();
    expect(remembered()).toBe(true);
    expect(curtain()).toBeNull();
  });

  it.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['a tap', () => fireEvent.pointerDown(curtain() as HTMLElement)],
  ])('fades at once on %s', async (_, act) => {
    followGreeting();
    act();
    expect(curtain()).toHaveAttribute('data-fading');
    endFade();
    await settle();
    expect(curtain()).toBeNull();
  });

  it('lets the key that ends it do nothing else, also while it is held', async () => {
    followGreeting();
    const received = jest.fn();
    document.body.addEventListener('keydown', received);
    const enter = createEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent(document.body, enter);
    expect(enter.defaultPrevented).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    expect(received).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(received).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('keydown', received);
    endFade();
    await settle();
  });

  it.each([{ key: 'r', ctrlKey: true }, { key: 'ArrowLeft', altKey: true }, { key: 'F5' }])(
    'leaves the browser’s own keys to the browser (%j)',
    async (init) => {
      followGreeting();
      const key = createEvent.keyDown(document.body, init);
      fireEvent(document.body, key);
      expect(key.defaultPrevented).toBe(false);
      expect(curtain()).not.toHaveAttribute('data-fading');
      endFade();
      await settle();
    },
  );

  it('The greeting is absent with reduced motion, and not stored as shown; the visit is', () => {
    hasMotion = false;
    followGreeting();
    expect(curtain()).toBeNull();
    expect(remembered()).toBe(false);
    expect(record()).not.toBe('');
  });

  it('is not there in a browser that would not remember it', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    followGreeting();
    expect(curtain()).toBeNull();
  });
});
