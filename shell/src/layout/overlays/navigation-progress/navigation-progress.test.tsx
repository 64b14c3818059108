import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { $pendingNavigation } from '@vitrava/shared-kit/bus/shell';
import { fork, launch } from 'effector';
import { layoutStarted } from '../../started.ts';
import { renderInShop } from '../../testing/index.ts';
import { NavigationProgress } from './index.ts';

function openShop() {
  const scope = fork();
  const shapeOf = (pathname: string) => (pathname.startsWith('/product/') ? ('product' as const) : ('cards' as const));
  launch({ target: layoutStarted, params: { mountFragment: () => Promise.reject(new Error('not here')), shapeOf }, scope });
  const { container, queryByRole } = renderInShop(<NavigationProgress />, { scope });
  return {
    bar: () => queryByRole('progressbar', { name: 'Страница загружается' }),
    outline: () => container.querySelector('[data-page-skeleton] [data-part]')?.getAttribute('data-part') ?? null,
    setPending: (url: string | null) => act(() => launch({ target: $pendingNavigation, params: url, scope })),
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('While the next page is on its way', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('the shopper sees a progress bar after 100 ms, after 300 ms the outline of that page, and neither when it is there', async () => {
    const shop = openShop();
    expect(shop.bar()).toBeNull();
    shop.setPending('/product/7');
    await pass(99);
    expect(shop.bar()).toBeNull();
    await pass(2);
    expect([shop.bar() !== null, shop.outline()]).toEqual([true, null]);
    await pass(198);
    expect(shop.outline()).toBeNull();
    await pass(3);
    expect(shop.outline()).toBe('product');
    shop.setPending(null);
    expect([shop.bar(), shop.outline()]).toEqual([null, null]);
  });

  it('a page that came within 300 ms shows no outline of the next navigation too early', async () => {
    const shop = openShop();
    shop.setPending('/product/7');
    await pass(200);
    shop.setPending(null);
    shop.setPending('/product/8');
    await pass(150);
    expect(shop.outline()).toBeNull();
  });

  it('other results on the same page have no outline: the list shows that it is waiting', async () => {
    const shop = openShop();
    shop.setPending('/?discount=true');
    await pass(1000);
    expect([shop.bar() !== null, shop.outline()]).toEqual([true, null]);
  });
});
