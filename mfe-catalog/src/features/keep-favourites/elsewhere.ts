import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { FAVOURITES_KEY, readFavourites } from './device.ts';

/** Another tab has written on the device. */
export const deviceChanged = createEvent<readonly number[]>();

/** Another tab has changed what the server keeps, or this page may have missed such a change. */
export const serverChanged = createEvent();

const $channel = createStore<BroadcastChannel | null>(null, { serialize: 'ignore' });

/** Listens as long as the document lives. */
export const followFx = createEffect(() => {
  const seeDevice = scopeBind(deviceChanged, { safe: true });
  const seeServer = scopeBind(serverChanged, { safe: true });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === FAVOURITES_KEY || key === null) seeDevice(readFavourites(newValue));
  });
  addEventListener('online', () => seeServer());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) seeServer();
  });
  const channel = new BroadcastChannel(FAVOURITES_KEY);
  channel.addEventListener('message', () => seeServer());
  return channel;
});
sample({ clock: followFx.doneData, target: $channel });

export const tellFx = attach({ source: $channel, effect: (channel) => channel?.postMessage(null) });
