import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import fc from 'fast-check';
import { createStorageItem } from '../storage-item/index.ts';
import { createStoredValue } from './index.ts';

const KEY = 'vitrava.test.v1';
const item = createStorageItem<readonly number[]>({ key: KEY, parse: (stored) => (Array.isArray(stored) ? stored : []) });
const list = createStoredValue<readonly number[], number>({
  item,
  initial: [],
  reduce: (numbers, added) => (numbers.includes(added) ? numbers : [...numbers, added]),
});

async function openTab(): Promise<Scope> {
  const scope = fork();
  await allSettled(list.start, { scope });
  return scope;
}

function listen<T>(scope: Scope, unit: Unit<T>): T[] {
  const received: T[] = [];
  createWatch({ unit, scope, fn: (payload: T) => void received.push(payload) });
  return received;
}

const add = (scope: Scope, number: number) => allSettled(list.change, { scope, params: number });
const notify = () => dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
function refuse(method: 'getItem' | 'setItem') {
  return jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('a value that all tabs share', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it('is not known until it has been read', async () => {
    item.write([3]);
    const scope = fork();
    expect([scope.getState(list.$value), scope.getState(list.$isRead)]).toEqual([[], false]);
    await allSettled(list.start, { scope });
    expect([scope.getState(list.$value), scope.getState(list.$isRead)]).toEqual([[3], true]);
  });

  it('The value follows writes of other tabs', async () => {
    const scope = await openTab();
    item.write([5]);
    notify();
    expect(scope.getState(list.$value)).toEqual([5]);
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(scope.getState(list.$value)).toEqual([]);
  });

  it('loses nothing when two tabs change it before either has learnt of the other’s change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ tab: fc.nat({ max: 1 }), number: fc.nat({ max: 9 }) })), async (changes) => {
        localStorage.clear();
        const tabs = [await openTab(), await openTab()];
        for (const { tab, number } of changes) await add(tabs[tab] as Scope, number);
        expect(item.read()).toEqual([...new Set(changes.map(({ number }) => number))]);
      }),
      { numRuns: 50 },
    );
  });

  it('A change reports the old and the new value, and writes nothing without a difference', async () => {
    const scope = await openTab();
    const changes = listen(scope, list.changed);
    await add(scope, 7);
    expect(changes).toEqual([{ change: 7, before: [], value: [7], isDetached: false, wasDetached: false }]);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await add(scope, 7);
    expect(write).not.toHaveBeenCalled();
  });

  it('lives in the page while the storage refuses it, and is stored with the next change after that', async () => {
    const scope = await openTab();
    const changes = listen(scope, list.changed);
    const full = refuse('setItem');
    await add(scope, 1);
    await add(scope, 2);
    expect(scope.getState(list.$value)).toEqual([1, 2]);
    expect(scope.getState(list.$isDetached)).toBe(true);
    expect(changes.map(({ wasDetached }) => wasDetached)).toEqual([false, true]);
    full.mockRestore();
    await add(scope, 3);
    expect(item.read()).toEqual([1, 2, 3]);
    expect(scope.getState(list.$isDetached)).toBe(false);
  });

  it('works in a browser without storage', async () => {
    refuse('getItem');
    const scope = await openTab();
    await add(scope, 1);
    expect(scope.getState(list.$value)).toEqual([1]);
    expect(scope.getState(list.$isRead)).toBe(true);
  });

  it('A page can reset the value without a change of the storage', async () => {
    const scope = await openTab();
    await add(scope, 1);
    await allSettled(list.reset, { scope });
    expect([scope.getState(list.$value), scope.getState(list.$isRead)]).toEqual([[], false]);
    await allSettled(list.read, { scope });
    expect(scope.getState(list.$value)).toEqual([1]);
  });
});
