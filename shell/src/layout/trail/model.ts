import { $location } from '@vitrava/shared-kit/bus/shell';
import { createEvent, createStore, sample } from 'effector';
import { type PageTrail, productIn } from '../../main-area/index.ts';

/** Fact, by the navigation: this is the way to the page that is shown, or, with null, there is none. */
export const trailTold = createEvent<PageTrail | null>();

export const $trail = createStore<PageTrail | null>(null, { sid: 'shell/$trail' });

/** The product that the shopper has left for this page; null when none, and on its own page. */
export const $productLeft = $location.map(({ pathname, search }) => {
  const id = productIn(search);
  return id === null || pathname === `/product/${id}` ? null : id;
});

sample({ clock: trailTold, target: $trail });
