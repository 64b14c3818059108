import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import manifest from '../../remote.manifest.json';
import { $cartSummary, itemAdded, itemAdditionRequested, itemAmountRequested, itemRefused } from '../bus.ts';
import { name, replay, start } from './service.ts';

const KEY = 'vitrava.cart.v1';
const storedAmounts = () =>
  JSON.parse(localStorage.getItem(KEY) ?? '{"lines":[]}').lines.map(({ product, amount }: { product: number; amount: number }) => [
    product,
    amount,
  ]);
const store = (...pairs: [number, number][]) =>
  localStorage.setItem(KEY, JSON.stringify({ version: 1, lines: pairs.map(([product, amount]) => ({ product, amount })) }));
const add = (scope: Scope, product: number, amount = 1) => allSettled(itemAdditionRequested, { scope, params: { product, amount } });
const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

function serve(): Scope {
  const scope = fork();
  start(scope);
  return scope;
}

function listen<T>(scope: Scope, unit: Parameters<typeof createWatch<T>>[0]['unit']): T[] {
  const received: T[] = [];
  createWatch({ unit, scope, fn: (payload) => void received.push(payload) });
  return received;
}

describe('the cart service', () => {
  beforeEach(() => localStorage.clear());

  it('is the one the manifest names, and takes over everything that wakes it', () => {
    expect(manifest.services.map((service) => service.name)).toEqual([name]);
    const scope = serve();
    for (const sid of manifest.services[0]?.wakes ?? []) replay(scope, sid, { product: 1, amount: 2 });
    expect(scope.getState($cartSummary).itemCount).toBe(2);
  });

  it('keeps the cart under the keys that the manifest starts it for at the next visit', async () => {
    await add(serve(), 7, 3);
    expect(Object.keys(localStorage)).toEqual(manifest.services[0]?.restores);
  });

  it('[B1] keeps the cart on the device, where the next page finds it', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    await add(serve(), 7, 3);
    expect(storedAmounts()).toEqual([[7, 3]]);
    const next = serve();
    expect(next.getState($cartSummary)).toEqual({ amounts: { 7: 3 }, itemCount: 3 });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[B4] changes nothing but the local lines when a guest changes an amount', async () => {
    store([7, 1], [8, 1]);
    const fetch = jest.spyOn(globalThis, 'fetch');
    const scope = serve();
    await allSettled(itemAmountRequested, { scope, params: { product: 7, amount: 5 } });
    expect(storedAmounts()).toEqual([
      [7, 5],
      [8, 1],
    ]);
    await allSettled(itemAmountRequested, { scope, params: { product: 8, amount: 0 } });
    expect(scope.getState($cartSummary)).toEqual({ amounts: { 7: 5 }, itemCount: 5 });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('The service announces additions to the cart', async () => {
    const scope = serve();
    const added = listen(scope, itemAdded);
    await add(scope, 7);
    await add(scope, 7, 2);
    await allSettled(itemAmountRequested, { scope, params: { product: 7, amount: 1 } });
    await allSettled(itemAmountRequested, { scope, params: { product: 9, amount: 4 } });
    expect(added).toEqual([
      { product: 7, amount: 1 },
      { product: 7, amount: 3 },
      { product: 9, amount: 4 },
    ]);
  });

  it('The service handles earlier requests once, and waits until it is started', async () => {
    const scope = fork();
    await add(scope, 7);
    expect(scope.getState($cartSummary).itemCount).toBe(0);
    start(scope);
    replay(scope, 'cart/itemAdditionRequested', { product: 7, amount: 1 });
    expect(scope.getState($cartSummary).itemCount).toBe(1);
  });

  it('The service continues in memory when the storage is full, and announces so once', async () => {
    const scope = serve();
    const refused = listen(scope, itemRefused);
    const full = refuseStorage();
    await add(scope, 7);
    await add(scope, 8);
    expect(refused).toEqual([{ product: 7, reason: 'storage' }]);
    expect(scope.getState($cartSummary).amounts).toEqual({ 7: 1, 8: 1 });
    full.mockRestore();
    await add(scope, 8);
    expect(storedAmounts()).toEqual([
      [7, 1],
      [8, 2],
    ]);
  });

  it('works in a browser that has no storage for it', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const scope = serve();
    await add(scope, 7, 2);
    expect(scope.getState($cartSummary).itemCount).toBe(2);
  });

  it('The service announces a reached limit', async () => {
    const scope = serve();
    const refused = listen(scope, itemRefused);
    await add(scope, 7, 1200);
    expect(scope.getState($cartSummary).itemCount).toBe(999);
    expect(refused).toEqual([{ product: 7, reason: 'limit' }]);
  });

  it('follows the other tabs, and writes over none of their lines', async () => {
    const scope = serve();
    await add(scope, 7);
    store([7, 4], [3, 1]);
    dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
    expect(scope.getState($cartSummary).amounts).toEqual({ 7: 4, 3: 1 });
    store([7, 4], [3, 1], [5, 2]);
    await add(scope, 9);
    expect(storedAmounts().map(([product]: [number]) => product)).toEqual([7, 3, 5, 9]);
  });

  it('ignores garbage in the storage and on the bus', async () => {
    localStorage.setItem(KEY, '{"version":1,"lines":[{"product":');
    const scope = serve();
    for (const payload of [null, undefined, 7, { product: 'x', amount: 1 }, { product: 1, amount: -3 }]) {
      await allSettled(itemAdditionRequested, { scope, params: payload as { product: number; amount: number } });
    }
    expect(scope.getState($cartSummary)).toEqual({ amounts: {}, itemCount: 0 });
  });
});
