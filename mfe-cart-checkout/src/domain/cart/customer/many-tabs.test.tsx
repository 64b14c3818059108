import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import {
  add,
  amounts,
  closeTabs,
  connectTabs,
  giveLocks,
  listen,
  offers,
  openCustomerTab,
  serveCart,
  settled,
  storedLines,
} from '../testing/index.ts';
import { burstEnded } from './refresh.ts';
import { tabs } from './tabs.ts';

const heardElsewhere = () => dispatchEvent(new StorageEvent('storage', { key: 'vitrava.cart.v1', storageArea: localStorage }));

describe('a customer’s cart in many tabs', () => {
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
    giveLocks();
  });
  afterEach(closeTabs);

  it('follows an addition in each, of which only the tab that has made it tells the others', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const [one, ...others] = [await openCustomerTab(), await openCustomerTab(), await openCustomerTab(), await openCustomerTab()];
    const told = others.map((scope) => listen(scope, tabs.send));
    const ended = others.map((scope) => listen(scope, burstEnded));
    const toldByOne = listen(one, tabs.send);
    const release = server.hold();
    add(one, 8);
    heardElsewhere();
    release();
    await waitFor(() => expect(storedLines()).toEqual([]));
    // Many tabs that read at once are answered late.
    const answer = server.hold();
    heardElsewhere();
    await waitFor(() => expect(ended.every(({ length }) => length > 0)).toBe(true));
    answer();
    await settled(one);
    for (const scope of others) {
      await settled(scope);
      expect(amounts(scope)).toEqual({ 7: 1, 8: 1 });
    }
    expect(toldByOne).not.toEqual([]);
    expect(told.flat()).toEqual([]);
  });
});
