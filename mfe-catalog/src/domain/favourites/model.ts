import { $favouriteIds, favouriteToggled } from '@vitrava/shared-kit/bus/catalog';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { FAVOURITES_KEY, type FavouriteToggle, readFavourites, toggled, writeFavourites } from './device.ts';

/** The service begins to live on this page. */
export const favouritesStarted = createEvent();

/** A heart was pressed before the service was there; the bus event itself is not fired twice. */
export const toggleMissed = createEvent<FavouriteToggle>();

/** Another tab wrote. */
const changedElsewhere = createEvent<readonly number[]>();

/** Whether the device was asked: until then an empty list means nothing. */
export const $areFavouritesKnown = createStore(false, { serialize: 'ignore' });

const readDeviceFx = createEffect(() => readFavourites(localStorage.getItem(FAVOURITES_KEY)));

/** Reads anew before it writes, so that two tabs lose nothing to each other. */
const writeDeviceFx = createEffect((toggle: FavouriteToggle) => {
  const ids = toggled(readFavourites(localStorage.getItem(FAVOURITES_KEY)), toggle);
  localStorage.setItem(FAVOURITES_KEY, writeFavourites(ids));
  return ids;
});

const followTabsFx = createEffect(() => {
  const tell = scopeBind(changedElsewhere, { safe: true });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === FAVOURITES_KEY || key === null) tell(readFavourites(newValue));
  });
});

// The heart answers at once, also before the service has read the device; a favourite that is one already is skipped.
$favouriteIds.on([favouriteToggled, toggleMissed], toggled);

sample({ clock: favouritesStarted, target: [readDeviceFx, followTabsFx] });
sample({
  clock: readDeviceFx.doneData,
  source: $favouriteIds,
  fn: (early, stored) => early.reduce((ids, product) => toggled(ids, { product, favourite: true }), stored),
  target: $favouriteIds,
});
sample({ clock: readDeviceFx.finally, fn: () => true, target: $areFavouritesKnown });
sample({ clock: favouriteToggled, source: $areFavouritesKnown, filter: Boolean, fn: (_, toggle) => toggle, target: writeDeviceFx });
sample({ clock: toggleMissed, target: writeDeviceFx });
sample({ clock: [writeDeviceFx.doneData, changedElsewhere], target: $favouriteIds });
