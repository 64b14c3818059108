import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** When a page may have missed something. Facts: `returned` (`wasAway`: from the back/forward cache), `reconnected`. */
export function createPresence() {
  const start = createEvent();
  const returned = createEvent<{ readonly wasAway: boolean }>();
  const reconnected = createEvent();

  const followFx = createEffect(() => {
    const back = scopeBind(returned, { safe: true });
    const online = scopeBind(reconnected, { safe: true });
    addEventListener('online', () => online());
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) back({ wasAway: true });
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') back({ wasAway: false });
    });
  });

  const $isFollowing = createStore(false, { serialize: 'ignore' }).on(followFx, () => true);
  sample({ clock: start, source: $isFollowing, filter: (isFollowing) => !isFollowing, fn: () => undefined, target: followFx });

  return { start, returned, reconnected };
}
