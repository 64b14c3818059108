import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { layoutStarted } from '../../started.ts';

const connectionChanged = createEvent<boolean>();

export const $isOffline = createStore(false, { serialize: 'ignore' });

/** Listens to the browser for the life of the document. */
const listenFx = createEffect(() => {
  const tell = scopeBind(connectionChanged, { safe: true });
  addEventListener('online', () => tell(true));
  addEventListener('offline', () => tell(false));
  if (navigator.onLine === false) tell(false);
});

sample({ clock: layoutStarted, fn: () => undefined, target: listenFx });
sample({ clock: connectionChanged, fn: (isOnline) => !isOnline, target: $isOffline });
