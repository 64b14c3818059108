import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent } from '@testing-library/react';
import { preloaderResetRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, fork } from 'effector';
import { layoutStarted } from '../../started.ts';
import { renderInShop } from '../../testing/index.ts';
import { $phase } from './model.ts';
import { Preloader } from './view.tsx';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the way the preloader itself remembers.
  document.cookie = 'preloader=; path=/; max-age=0';
};
const remembered = () => decodeURIComponent(/(?:^|; )preloader=([^;]*)/.exec(document.cookie)?.[1] ?? '');

function arrive() {
  const scope = fork();
  const view = renderInShop(<Preloader />, { scope });
  act(() => void allSettled(layoutStarted, { scope, params: { mountFragment: () => Promise.reject(new Error('not here')) } }));
  const curtain = () => view.container.querySelector('[data-preloader]');
  const shown = () => view.container.querySelectorAll('[data-shown]').length;
  return { scope, curtain, shown };
}

const pass = (durationMs: number) => act(() => jest.advanceTimersByTimeAsync(durationMs));

describe('the preloader', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    forget();
    // The footer asks the API at the same start.
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  });

  afterEach(() => {
    jest.useRealTimers();
    forget();
  });

  it('[H21] appears on the first visit only', async () => {
    const first = arrive();
    await pass(0);
    expect(first.curtain()).toBeInTheDocument();
    await pass(8 * 200 + 500 + 400);

    const second = arrive();
    await pass(0);
    expect(second.curtain()).not.toBeInTheDocument();
  });

  it('[H22] holds the page still from its first moment', async () => {
    const { curtain } = arrive();
    await pass(0);
    expect(curtain()).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-scroll-locked');
  });

  it('[H23] reveals a fragment every 200 ms and fades 500 ms after the eighth', async () => {
    const { curtain, shown } = arrive();
    await pass(199);
    expect(shown()).toBe(0);
    await pass(1);
    expect(shown()).toBe(1);
    await pass(6 * 200);
    expect(shown()).toBe(7);
    await pass(200);
    expect(shown()).toBe(8);
    await pass(499);
    expect(curtain()).not.toHaveAttribute('data-fading');
    await pass(1);
    expect(curtain()).toHaveAttribute('data-fading');
  });

  it('[H24] gives the page back and remembers the visit when the fade has ended', async () => {
    const { curtain } = arrive();
    await pass(8 * 200 + 500);
    expect(document.documentElement).toHaveAttribute('data-scroll-locked');
    expect(remembered()).toBe('');
    await pass(400);
    expect(curtain()).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
    expect(remembered()).toBe('{"hasShownPreloader":true}');
  });

  it('[H25] keeps the boolean in the cookie and can be reset', async () => {
    const { scope } = arrive();
    await pass(8 * 200 + 500 + 400);
    expect(remembered()).toBe('{"hasShownPreloader":true}');
    await allSettled(preloaderResetRequested, { scope });
    expect(remembered()).toBe('{"hasShownPreloader":false}');
    const again = arrive();
    await pass(0);
    expect(again.curtain()).toBeInTheDocument();
  });

  it.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['a tap', () => fireEvent.pointerDown(document.body)],
  ])('ends at once on %s', async (_, act_) => {
    const { curtain, scope } = arrive();
    await pass(300);
    act_();
    await pass(0);
    expect(curtain()).toHaveAttribute('data-fading');
    await pass(400);
    expect(scope.getState($phase)).toBe('away');
  });

  it('lets the key that ends it do nothing else', async () => {
    const { curtain } = arrive();
    await pass(300);
    const heard = jest.fn();
    document.body.addEventListener('keydown', heard);
    const enter = createEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent(document.body, enter);
    expect(enter.defaultPrevented).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    expect(curtain()).toHaveAttribute('data-fading');

    const held = createEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    fireEvent(document.body, held);
    expect(held.defaultPrevented).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(heard).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('keydown', heard);
  });

  it.each([{ key: 'r', ctrlKey: true }, { key: 'ArrowLeft', altKey: true }, { key: 'F5' }])(
    'leaves the browser’s own keys to the browser (%j)',
    async (init) => {
      arrive();
      await pass(300);
      const key = createEvent.keyDown(document.body, init);
      fireEvent(document.body, key);
      expect(key.defaultPrevented).toBe(false);
    },
  );

  it('greets no one who prefers less motion', async () => {
    window.matchMedia = jest.fn<typeof matchMedia>().mockReturnValue({ matches: true } as MediaQueryList);
    const { curtain } = arrive();
    await pass(0);
    expect(curtain()).not.toBeInTheDocument();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('greets no robot', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; YandexBot/3.0)');
    const { curtain } = arrive();
    await pass(0);
    expect(curtain()).not.toBeInTheDocument();
  });
});
