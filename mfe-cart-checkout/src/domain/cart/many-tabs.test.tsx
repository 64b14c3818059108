import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { $entries, cartReloadRequested, clearingRequested } from './index.ts';
import { burstEnded, tabs } from './refresh.ts';
import {
  add,
  amounts,
  choose,
  closeTabs,
  connectTabs,
  giveLocks,
  listen,
  offers,
  openCustomerTab,
  serveCart,
  settled,
  storedLines,
} from './testing/index.ts';

const changeInOtherTab = () => dispatchEvent(new StorageEvent('storage', { key: 'vitrava.cart.v1', storageArea: localStorage }));
const changeAnswered = (scope: Scope) => waitFor(() => expect(scope.getState($entries).some(({ isBusy }) => isBusy)).toBe(false));

describe('a customer’s cart in many tabs', () => {
  beforeEach(() => {
    localStorage.clear();
    connectTabs();
    giveLocks();
  });
  afterEach(closeTabs);

  it('An addition appears in each tab, and only the tab that made it notifies the others', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const [one, ...others] = [await openCustomerTab(), await openCustomerTab(), await openCustomerTab(), await openCustomerTab()];
    const notified = others.map((scope) => listen(scope, tabs.send));
    const ended = others.map((scope) => listen(scope, burstEnded));
    const notifiedByOne = listen(one, tabs.send);
    const release = server.hold();
    add(one, 8);
    changeInOtherTab();
    release();
    await waitFor(() => expect(storedLines()).toEqual([]));
    // Many tabs that read at once are answered late.
    const answer = server.hold();
    changeInOtherTab();
    await waitFor(() => expect(ended.every(({ length }) => length > 0)).toBe(true));
    answer();
    await settled(one);
    for (const scope of others) {
      await settled(scope);
      expect(amounts(scope)).toEqual({ 7: 1, 8: 1 });
    }
    expect(notifiedByOne).not.toEqual([]);
    expect(notified.flat()).toEqual([]);
  });

  it('A tab is notified of a change once more when the first notification was sent before the response', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab();
    const notified = listen(scope, tabs.send);
    const answer = server.hold();
    choose(scope, 7, 3);
    await waitFor(() => expect(server.changesOf()).toHaveLength(1));
    void allSettled(cartReloadRequested, { scope });
    expect(notified).toHaveLength(1);
    answer();
    await settled(scope);
    expect(notified).toHaveLength(2);
  });

  it('A tab is notified when a clearing is answered after the burst that announced it', async () => {
    const server = serveCart(offers, [[7, 1]]);
    const scope = await openCustomerTab();
    const notified = listen(scope, tabs.send);
    choose(scope, 7, 3);
    await changeAnswered(scope);
    const answer = server.hold();
    void allSettled(clearingRequested, { scope });
    await waitFor(() => expect(notified).toHaveLength(1));
    answer();
    await settled(scope);
    expect(notified).toHaveLength(2);
  });

  it('A tab is notified of a change when its own tab has read the cart before the burst ended', async () => {
    serveCart(offers, [[7, 1]]);
    const [one, other] = [await openCustomerTab(), await openCustomerTab()];
    const [notified, ended] = [listen(one, tabs.send), listen(one, burstEnded)];
    choose(one, 7, 3);
    await changeAnswered(one);
    void allSettled(tabs.send, { scope: other, params: { owner: 5 } });
    await settled(one);
    expect([notified, ended]).toEqual([[{ owner: 5 }], []]);
  });
});
