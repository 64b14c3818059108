import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { layoutStarted } from '../../started.ts';
import { type Connection, type ConnectionEvent, transition } from './connection.ts';

const PATIENCE_MS = 5000;
const BACK_MS = 4000;

/** The browser says whether it is online. */
const connectionChanged = createEvent<boolean>();

/** Something that the page asked for did not come, whatever the browser believes of its network. */
export const connectionLost = createEvent();

/** «Check» was chosen. */
export const checkRequested = createEvent();

const occurred = createEvent<ConnectionEvent>();

export const $connection = createStore<Connection>('fine', { serialize: 'ignore' }).on(occurred, transition);

/** Listens to the browser for the life of the document. */
const listenFx = createEffect(() => {
  const change = scopeBind(connectionChanged, { safe: true });
  addEventListener('online', () => change(true));
  addEventListener('offline', () => change(false));
  if (navigator.onLine === false) change(false);
});

/** Asks the shop itself: what the browser believes of its network is not always so. */
const checkFx = createEffect(async () => {
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
});

// Not by patronum: this is on every first page, whose bytes are counted.
const showReturnFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, BACK_MS)));

export const $isChecking = checkFx.pending;

sample({ clock: layoutStarted, fn: () => undefined, target: listenFx });
sample({ clock: checkRequested, source: checkFx.pending, filter: (isPending) => !isPending, fn: () => undefined, target: checkFx });
sample({
  clock: [
    connectionLost.map((): ConnectionEvent => 'lost'),
    connectionChanged.map((isOnline): ConnectionEvent => (isOnline ? 'returned' : 'lost')),
    checkFx.finally.map(({ status }): ConnectionEvent => (status === 'done' ? 'returned' : 'checked-in-vain')),
    showReturnFx.done.map((): ConnectionEvent => 'return-shown'),
  ],
  target: occurred,
});
sample({ clock: $connection, filter: (connection) => connection === 'back', fn: () => undefined, target: showReturnFx });
