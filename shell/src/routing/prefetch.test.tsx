import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Address } from './address.ts';
import { prefetchByIntent } from './prefetch.ts';

const fetched: Address[] = [];

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
    prefetchByIntent('ru', (address) => {
      fetched.push(address);
      return new Promise(() => undefined);
    });
    const links = page(['/1', '/2', '/3', '/4', '/5', '/6'].map((path) => `/news${path}`));
    for (const link of links) link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(fetched.map(({ pathname }) => pathname)).toEqual(['/news/1', '/news/2', '/news/3', '/news/4']);
  });

  it('never fetches on Save-Data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const prefetch = jest.fn(() => Promise.resolve());
    prefetchByIntent('en', prefetch);
    page(['/en/news'])[0]?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(prefetch).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
