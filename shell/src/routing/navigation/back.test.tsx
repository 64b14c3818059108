import { expect, it, jest } from '@jest/globals';
import { shopWith, to } from '../testing/index.ts';
import { startNavigation } from './start.ts';

const openShop = shopWith(startNavigation);

/** So many steps of the history were taken, and all listeners have received the last. */
const steps = (count: number): Promise<void> =>
  new Promise((resolve) => {
    let left = count;
    addEventListener('popstate', function taken() {
      left -= 1;
      if (left > 0) return;
      removeEventListener('popstate', taken);
      setTimeout(resolve);
    });
  });

it('[R21] passes over a page that sends the shopper back to where they are, in both directions', async () => {
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState({ key: 'cart' }, '', '/cart');
  history.pushState({ key: 'guarded' }, '', '/checkout/first');
  history.pushState({ key: 'shown' }, '', '/checkout/delivery');
  history.pushState({ key: 'closed' }, '', '/checkout/review');
  const closed = steps(1);
  history.back();
  await closed;
  const { here } = openShop((path) => (path === '/checkout/delivery' ? { kind: 'pass' } : to('/checkout/delivery')));
  const forwardAndBack = steps(2);
  history.forward();
  await forwardAndBack;
  expect([here(), (history.state as { key: string }).key]).toEqual(['/checkout/delivery', 'shown']);
  const twiceBack = steps(2);
  history.back();
  await twiceBack;
  expect(here()).toBe('/cart');
});
