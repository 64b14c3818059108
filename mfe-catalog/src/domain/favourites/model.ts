import { announce } from '@vitrava/shared-kit/models/announcement';
import { createEvent, createStore } from 'effector';
import { $favouriteCount, $favouriteIds, favouriteToggled } from '../../bus.ts';
import { toggled } from './toggle.ts';

/*
 * What a page needs of favourites before their service is there, and gets from it afterwards. Hearts load this with the page, so
 * it is small; the work is done in features/sync-favourites.
 */

/** Whether `$favouriteIds` is known: until the device or the server was read, an empty list means nothing. */
export const $areFavouritesKnown = createStore(false, { serialize: 'ignore' });

/** Whether a customer's favourites could not be read, so that they are unknown. */
export const $areFavouritesAway = createStore(false, { serialize: 'ignore' });

export const favouritesReloadRequested = createEvent();

// The heart answers at once; a favourite that is one already is skipped.
$favouriteIds.on(favouriteToggled, toggled);
$favouriteCount.on($favouriteIds, (_, ids) => ids.length);

// The heart changes without an announcement of its own.
announce({
  clock: favouriteToggled,
  text: (t, { favourite }) => t(favourite ? 'favourites.added' : 'favourites.removed'),
  tone: 'quiet',
});
