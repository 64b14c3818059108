import { $location } from '@vitrava/shared-kit/bus/shell';
import { combine, createEvent, createStore } from 'effector';
import { type PageTrail, productIn } from '../../main-area/index.ts';
import { $shopMap, pathAbout } from '../../shop-map/index.ts';

/** Fact, by the navigation: this is the way to the page that is shown, or, with null, there is none. */
export const trailChanged = createEvent<PageTrail | null>();

export const $trail = createStore<PageTrail | null>(null, { sid: 'shell/$trail' }).on(trailChanged, (_, trail) => trail);

/** The path of the product that the shopper has left for this page; null when none, and on its own page. */
export const $productLeft = combine($location, $shopMap, ({ pathname, search }, map) => {
  const id = productIn(search);
  const path = id === null ? null : pathAbout(map, 'product', id);
  return pathname === path ? null : path;
});
