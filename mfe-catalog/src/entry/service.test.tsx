import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { allSettled, fork } from 'effector';
import manifest from '../../remote.manifest.json';
import { $favouriteIds, favouriteToggled } from '../bus.ts';
import { $areFavouritesKnown } from '../domain/favourites/index.ts';
import { favouritesItem, favouritesStarted } from '../features/sync-favourites/index.ts';
import { mockChannels } from '../testing/index.ts';
import { name, replay, start } from './service.ts';

const stored = () => favouritesItem.read();

async function startService() {
  const scope = fork();
  await allSettled(favouritesStarted, { scope });
  return scope;
}

describe('the favourites service', () => {
  beforeEach(mockChannels);
  afterEach(() => localStorage.clear());

  it('[S3] keeps a guest’s favourites on the device', async () => {
    const scope = await startService();
    await allSettled(favouriteToggled, { scope, params: { product: 7, favourite: true } });
    expect(stored()).toEqual([7]);
    expect((await startService()).getState($favouriteIds)).toEqual([7]);
  });

  it('[C12] counts one more on add and one less on remove', async () => {
    const scope = await startService();
    const counts: number[] = [];
    for (const favourite of [true, true, false]) {
      await allSettled(favouriteToggled, { scope, params: { product: 7, favourite } });
      counts.push(scope.getState($favouriteIds).length);
    }
    expect(counts).toEqual([1, 1, 0]);
  });

  it('marks a favourite at once even before it has read the device', async () => {
    favouritesItem.write([1]);
    const scope = fork();
    await allSettled(favouriteToggled, { scope, params: { product: 7, favourite: true } });
    expect(scope.getState($areFavouritesKnown)).toBe(false);
    expect(scope.getState($favouriteIds)).toEqual([7]);
    expect(stored()).toEqual([1]);

    start(scope);
    replay(scope, 'catalog/favouriteToggled', { product: 7, favourite: true });
    expect(name).toBe('favourites');
    expect(scope.getState($favouriteIds)).toEqual([1, 7]);
    expect(stored()).toEqual([1, 7]);
  });

  it('keeps favourites under the keys that the manifest starts it for at the next visit', async () => {
    await allSettled(favouriteToggled, { scope: await startService(), params: { product: 7, favourite: true } });
    expect(Object.keys(localStorage)).toEqual(manifest.services[0]?.restores);
  });

  it('The service follows the writes of other tabs, and loses nothing to them', async () => {
    const scope = await startService();
    favouritesItem.write([3]);
    await allSettled(favouriteToggled, { scope, params: { product: 7, favourite: true } });
    expect(stored()).toEqual([3, 7]);
    favouritesItem.write([5]);
    dispatchEvent(new StorageEvent('storage', { key: favouritesItem.key }));
    expect(scope.getState($favouriteIds)).toEqual([5]);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(scope.getState($favouriteIds)).toEqual([]);
  });

  it('keeps a favourite for this page when the storage is full', async () => {
    const scope = await startService();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await allSettled(favouriteToggled, { scope, params: { product: 7, favourite: true } });
    expect(scope.getState($favouriteIds)).toEqual([7]);
  });
});
