import { $pendingNavigation } from '@vitrava/shared-kit/bus/shell';
import { createStore } from 'effector';
import { layoutStarted } from '../../started.ts';

export const $isNavigating = $pendingNavigation.map((url) => url !== null);

/** The outline of the page at a path, as its route declares it. */
export const $shapeOf = createStore<(pathname: string) => string>(() => 'prose', { serialize: 'ignore' }).on(
  layoutStarted,
  (before, { shapeOf }) => shapeOf ?? before,
);
