import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { OrdersGate } from './gate.ts';
import { ordersReloadRequested } from './model.ts';

/** The page is looked at again: what another tab, the shop or the acquirer has done meanwhile is to be seen. */
const lookedAtAgain = createEvent();

/** Back from the acquirer's page by the browser's cache: what was under way then is over. */
export const cameBack = createEvent();

const followFx = createEffect(() => {
  const see = scopeBind(lookedAtAgain, { safe: true });
  const comeBack = scopeBind(cameBack, { safe: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') see();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack();
  });
});

/** The page's listeners live as long as the document, so they are put up once. */
const $isFollowing = createStore(false, { serialize: 'ignore' });
sample({ clock: OrdersGate.open, source: $isFollowing, filter: (isFollowing) => !isFollowing, fn: () => undefined, target: followFx });
sample({ clock: followFx, fn: () => true, target: $isFollowing });

// Without an open page the reload asks for nothing.
sample({ clock: [lookedAtAgain, cameBack], target: ordersReloadRequested });
