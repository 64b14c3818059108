import { num, obj } from '@withease/contracts';
import { createEffect, createEvent, scopeBind } from 'effector';

const CHANNEL = 'vitrava.cart';

const message = obj({ owner: num });

/** Another tab has changed the cart of this customer. */
export const changedElsewhere = createEvent<{ readonly owner: number }>();
/** The shopper is back at this page; `wasAway`: it was in the back/forward cache and heard nothing. */
export const shopperReturned = createEvent<{ readonly wasAway: boolean }>();
/** The network is back. */
export const wentOnline = createEvent();

/** Begins to listen to the other tabs, and for the shopper's return. */
export const followTabsFx = createEffect((): BroadcastChannel | null => {
  const changed = scopeBind(changedElsewhere);
  const returned = scopeBind(shopperReturned);
  const online = scopeBind(wentOnline);
  addEventListener('online', () => online());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returned({ wasAway: true });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') returned({ wasAway: false });
  });
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (message.isData(data)) changed(data);
  });
  return channel;
});

export const tellTabsFx = createEffect(({ channel, owner }: { channel: BroadcastChannel | null; owner: number | null }) => {
  if (owner !== null) channel?.postMessage({ owner });
});
