import { whole } from '@vitrava/shared-kit/contracts/browser';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { arr, obj, val } from '@withease/contracts';
import { type FavouriteToggle, isBeyondDevice, MOST_FAVOURITES, toggled } from '../../domain/favourites/index.ts';

const storedContract = obj({ version: val(1), ids: arr(whole(1, Number.MAX_SAFE_INTEGER)) });

/** Where this device keeps favourites: a guest's, and a customer's that have not reached the server yet. Never trusted. */
export const favouritesItem = createStorageItem<readonly number[]>({
  key: 'vitrava.favourites.v1',
  parse: (stored) => (storedContract.isData(stored) ? [...new Set(stored.ids)].slice(-MOST_FAVOURITES) : []),
  // A key without favourites would start the service at every later visit, for nothing.
  format: (ids) => (ids.length > 0 ? { version: 1, ids } : null),
});

/** Another tab may have filled the device meanwhile. */
const applied = (ids: readonly number[], toggle: FavouriteToggle) => (isBeyondDevice(ids, toggle) ? ids : toggled(ids, toggle));

/** The favourites on the device, as all tabs see them. */
export const device = createStoredValue({ item: favouritesItem, initial: [], reduce: applied });
