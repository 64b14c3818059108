import { $favouriteIds, favouriteToggled } from '@vitrava/shared-kit/bus/catalog';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { $areFavouritesAway, $areFavouritesKnown, type FavouriteToggle, favouritesReloadRequested } from '../../domain/favourites/index.ts';
import { begin, EMPTY_BOOKS, fail, see, shownIds, succeed, wake, wish } from './books.ts';
import { doJobFx, isFinal } from './calls.ts';
import { device } from './device.ts';
import { followElsewhere, serverChanged, tabs } from './elsewhere.ts';

/** The service begins to live on this page. */
export const favouritesStarted = createEvent();

/** A heart was pressed before the service was there; the bus event itself is not fired twice. */
export const toggleMissed = createEvent<FavouriteToggle>();

const wished = merge([favouriteToggled, toggleMissed]);
const shopperKnown = createEvent<number | null>();

const $books = createStore(EMPTY_BOOKS, { serialize: 'ignore' })
  .on(device.$value, see)
  .on(shopperKnown, begin)
  .on(wished, wish)
  .on([serverChanged, favouritesReloadRequested], wake)
  .on(doJobFx.done, (books, { params, result }) => succeed(books, params, result))
  .on(doJobFx.fail, (books, { params, error }) => fail(books, params, isFinal(error)))
  .on(tabs.send, (books) => ({ ...books, hasNews: false }));
const $isStarted = $books.map(({ isStarted }) => isStarted);

sample({ clock: favouritesStarted, target: [device.start, followElsewhere] });
sample({ clock: favouritesStarted, source: $userId, target: shopperKnown });
sample({ clock: $userId, source: $isStarted, filter: Boolean, fn: (_, userId) => userId, target: shopperKnown });

sample({ clock: $books.map(({ job }) => job), filter: Boolean, target: doJobFx });
sample({ clock: $books, filter: ({ hasNews, job }) => hasNews && job === null, fn: () => null, target: tabs.send });

// The device keeps a guest's hearts; a customer's leave it once the server has them, or never will.
sample({
  clock: wished,
  source: { isStarted: $isStarted, userId: $userId },
  filter: ({ isStarted, userId }, { favourite }) => isStarted && (userId === null || !favourite),
  fn: (_, toggle) => toggle,
  target: device.change,
});
sample({
  clock: doJobFx.finally.filterMap(({ params: job, ...end }) =>
    job.kind === 'add' && (end.status === 'done' || isFinal(end.error)) ? { product: job.product, favourite: false } : undefined,
  ),
  target: device.change,
});

sample({ clock: $books, filter: $isStarted, fn: shownIds, target: $favouriteIds });
sample({
  clock: combine($books, device.$isRead, ({ userId, kept }, isDeviceRead) => isDeviceRead && (userId === null || kept !== null)),
  target: $areFavouritesKnown,
});
sample({ clock: $books, fn: ({ userId, kept, isResting }) => userId !== null && kept === null && isResting, target: $areFavouritesAway });

sample({
  clock: $books.map(({ troubles }) => troubles),
  source: $t,
  filter: (_, troubles) => troubles > 0,
  fn: (t) => ({ text: t('favourites.notSaved'), tone: 'error' as const }),
  target: announcementRequested,
});
