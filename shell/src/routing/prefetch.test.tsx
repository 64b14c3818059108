import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Address } from './address.ts';
import { prefetchByIntent } from './prefetch.ts';

const fetched: Address[] = [];
const code = jest.fn((_: Address) => Promise.resolve());

function page(links: readonly string[]): HTMLAnchorElement[] {
  document.body.innerHTML = links.map((href) => `<a href="${href}">x</a>`).join('');
  return [...document.querySelectorAll('a')];
}

describe('Prefetching by intent', () => {
  afterEach(() => {
    fetched.length = 0;
    document.body.replaceChildren();
  });

  it('[P9] runs at most four preloads at once', () => {
    prefetchByIntent('ru', {
      page(address) {
        fetched.push(address);
        return new Promise(() => undefined);
      },
      code,
    });
    const links = page(['/1', '/2', '/3', '/4', '/5', '/6'].map((path) => `/news${path}`));
    for (const link of links) link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(fetched.map(({ pathname }) => pathname)).toEqual(['/news/1', '/news/2', '/news/3', '/news/4']);
  });

  it('never fetches on Save-Data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const prefetch = jest.fn(() => Promise.resolve());
    prefetchByIntent('en', { page: prefetch, code });
    page(['/en/news'])[0]?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(prefetch).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('fetches nothing of its own on %j', async (connection) => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const prefetch = jest.fn(() => Promise.resolve());
    const { offerFirstCards } = prefetchByIntent('ru', { page: prefetch, code });
    document.body.innerHTML = '<main><article><h2><a href="/product/1">x</a></h2></article></main>';
    offerFirstCards();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(prefetch).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
    jest.useRealTimers();
  });

  it('The code of the cards’ pages is fetched when the browser is idle, and the pages of the first four cards in view once the page or the scroll position has settled', async () => {
    jest.useFakeTimers();
    const prefetch = jest.fn((_: Address) => Promise.resolve());
    const { offerFirstCards } = prefetchByIntent('ru', { page: prefetch, code });
    const card = (id: number) => `<article><h2><a href="/product/${id}">x</a></h2></article>`;
    document.body.innerHTML = `<a href="/news">x</a><main>${[1, 2, 3, 4, 5, 6].map(card).join('')}</main>`;
    for (const [index, link] of document.querySelectorAll('main a').entries()) {
      const top = index === 0 ? -200 : 10;
      link.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
    }
    offerFirstCards();
    await jest.advanceTimersByTimeAsync(1000);
    expect(prefetch).not.toHaveBeenCalled();
    expect(code.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/product/1']);
    await jest.advanceTimersByTimeAsync(5000);
    expect(prefetch.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/product/2', '/product/3', '/product/4', '/product/5']);
    for (const link of document.querySelectorAll('main a')) link.getBoundingClientRect = () => ({ top: -200, bottom: -180 }) as DOMRect;
    const last = document.querySelector('main article:last-of-type a');
    if (last) last.getBoundingClientRect = () => ({ top: 10, bottom: 30 }) as DOMRect;
    document.dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(6000);
    expect(prefetch.mock.calls.at(-1)?.[0].pathname).toBe('/product/6');
    jest.useRealTimers();
  });

  it('fetches the page of a link that the focus of the keyboard comes to rest on', async () => {
    jest.useFakeTimers();
    const prefetch = jest.fn((_: Address) => Promise.resolve());
    prefetchByIntent('ru', { page: prefetch, code });
    const [first, second] = page(['/news', '/faq']);
    for (const link of [first, second])
      Object.defineProperty(link, 'matches', { value: (selector: string) => selector === ':focus-visible' });
    first?.focus();
    await jest.advanceTimersByTimeAsync(20);
    second?.focus();
    await jest.advanceTimersByTimeAsync(200);
    expect(prefetch.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/faq']);
    jest.useRealTimers();
  });
});
