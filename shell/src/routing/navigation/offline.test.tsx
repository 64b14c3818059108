import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { $pendingNavigation } from '@vitrava/shared-kit/bus/shell';
import { address, shopWith } from '../testing/index.ts';
import { startNavigation } from './start.ts';

const openShop = shopWith(startNavigation);

describe('A link whose page does not come', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/cart');
    jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  });

  it('leaves the shopper on the page that is shown while the shop cannot be reached', async () => {
    const { navigation, scope, here } = openShop(() => ({ kind: 'pass' }), { isReachable: false });
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect([here(), scope.getState($pendingNavigation)]).toEqual(['/cart', null]);
  });

  it('shows the failure in the place of the page when the shop answers', async () => {
    const { navigation, here } = openShop(() => ({ kind: 'pass' }));
    await navigation.go(address('/checkout/payment'), 'push', 'top');
    expect(here()).toBe('/checkout/payment');
  });
});
