import { $accessToken, $userId } from '@vitrava/shared-kit/bus/session';
import { announce } from '@vitrava/shared-kit/models/announcement';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { spread } from 'patronum/spread';
import { $favouriteIds, favouriteToggled } from '../../bus.ts';
import {
  $areFavouritesAway,
  $areFavouritesKnown,
  type FavouriteToggle,
  favouritesReloadRequested,
  MOST_FAVOURITES,
} from '../../domain/favourites/index.ts';
import { changeFavouriteFx, isFinal, readFavouritesFx } from './calls.ts';
import { device } from './device.ts';
import {
  begun,
  callDone,
  callFailed,
  callSent,
  deviceRead,
  invalidated,
  isNewsDue,
  nextTask,
  readingBegun,
  readingDone,
  readingFailed,
  toggleGiven,
} from './list.ts';
import { presence, serverChanged, tabs } from './other-tabs.ts';
import { NO_FAVOURITES, shownIds } from './state.ts';

export const favouritesStarted = createEvent();

/** `favouriteToggled` of before the start, handed over by the shell. */
export const toggleReplayed = createEvent<FavouriteToggle>();

const toggleRequested = merge([favouriteToggled, toggleReplayed]);
const ownerChanged = createEvent<number | null>();

const $favourites = createStore(NO_FAVOURITES, { serialize: 'ignore' })
  .on(device.$value, deviceRead)
  .on(ownerChanged, begun)
  .on(toggleRequested, toggleGiven)
  .on([serverChanged, favouritesReloadRequested], invalidated)
  .on(readFavouritesFx, readingBegun)
  .on(readFavouritesFx.done, (favourites, { params, result }) => readingDone(favourites, params, result))
  .on(readFavouritesFx.fail, (favourites, { params }) => readingFailed(favourites, params))
  .on(changeFavouriteFx, callSent)
  .on(changeFavouriteFx.done, (favourites, { params, result }) => callDone(favourites, params, result))
  .on(changeFavouriteFx.fail, (favourites, { params, error }) => callFailed(favourites, params, isFinal(error) ? 'refused' : 'unanswered'))
  .on(tabs.send, (favourites) => ({ ...favourites, hasUnpublishedChange: false }));
const $isStarted = $favourites.map(({ isStarted }) => isStarted);

sample({ clock: favouritesStarted, target: [device.start, tabs.open, presence.start] });
sample({ clock: favouritesStarted, source: $userId, target: ownerChanged });
sample({ clock: $userId, source: $isStarted, filter: Boolean, fn: (_, userId) => userId, target: ownerChanged });

// They could not be read while the sign-in was not to be renewed.
sample({
  clock: $accessToken,
  source: $favourites,
  filter: ({ isPaused }, token) => isPaused && token !== null,
  fn: () => undefined,
  target: favouritesReloadRequested,
});

sample({
  clock: combine($favourites, nextTask),
  filter: (task) => task !== null,
  target: spread({ read: readFavouritesFx, call: changeFavouriteFx }),
});
sample({ clock: $favourites, filter: isNewsDue, fn: () => null, target: tabs.send });

// The device keeps a guest's hearts; a customer's leave it once the server has them, or never will.
sample({
  clock: toggleRequested,
  source: { isStarted: $isStarted, userId: $userId },
  filter: ({ isStarted, userId }, { favourite }) => isStarted && (userId === null || !favourite),
  fn: (_, toggle) => toggle,
  target: device.change,
});
sample({
  clock: changeFavouriteFx.finally.filterMap(({ params: { kind, product }, ...end }) =>
    kind === 'add' && (end.status === 'done' || isFinal(end.error)) ? { product, favourite: false } : undefined,
  ),
  target: device.change,
});

sample({ clock: $favourites, filter: $isStarted, fn: shownIds, target: $favouriteIds });
$areFavouritesKnown.on(
  combine($favourites, device.$isRead, ({ owner, isRead }, isDeviceRead) => isDeviceRead && (owner === null || isRead)),
  (_, areKnown) => areKnown,
);
$areFavouritesAway.on($favourites, (_, { owner, isRead, isPaused }) => owner !== null && !isRead && isPaused);

announce({
  clock: $favourites.map(({ failureCount }) => failureCount).updates.filter({ fn: (count) => count > 0 }),
  text: (t) => t('favourites.notSaved'),
  tone: 'error',
});
announce({
  clock: $favourites.map(({ refusalCount }) => refusalCount).updates.filter({ fn: (count) => count > 0 }),
  text: (t) => t('favourites.full', { count: MOST_FAVOURITES }),
  tone: 'error',
});
