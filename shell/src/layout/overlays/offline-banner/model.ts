import { createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector';
import { connectionLost, connectionReturned, isReachable } from '../../../connection/index.ts';
import { layoutStarted } from '../../started.ts';
import { type Connection, type ConnectionEvent, transition } from './connection.ts';

/** How often a lost connection is looked for. */
const RECHECK_MS = 10_000;
const BACK_MS = 4000;

const connectionChanged = createEvent<boolean>();

export const checkRequested = createEvent();

/** Listens to the browser for the life of the document. */
const listenFx = createEffect(() => {
  const change = scopeBind(connectionChanged, { safe: true });
  addEventListener('online', () => change(true));
  addEventListener('offline', () => change(false));
  if (navigator.onLine === false) change(false);
});

const checkFx = createEffect(async () => {
  if (!(await isReachable())) throw new Error('The shop cannot be reached');
});

/** Looks for the shop until it answers. A timer rather than a pending effect: what waits for the scope to settle does not wait for the network. */
const recheckFx = createEffect(() => {
  const change = scopeBind(connectionChanged, { safe: true });
  const recheck = async (): Promise<void> => {
    if (!(await isReachable())) return;
    clearInterval(timer);
    change(true);
  };
  const timer = setInterval(() => void recheck(), RECHECK_MS);
});

// Not by patronum: this is on every first page, whose bytes are counted.
const showReturnFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, BACK_MS)));

export const $isChecking = checkFx.pending;

const occurred = merge([
  connectionLost.map((): ConnectionEvent => 'lost'),
  connectionChanged.map((isOnline): ConnectionEvent => (isOnline ? 'returned' : 'lost')),
  checkFx.finally.map(({ status }): ConnectionEvent => (status === 'done' ? 'returned' : 'checked-in-vain')),
  showReturnFx.done.map((): ConnectionEvent => 'return-shown'),
]);

export const $connection = createStore<Connection>('fine', { serialize: 'ignore' }).on(occurred, transition);

const $isLost = $connection.map((connection) => connection === 'lost' || connection === 'still');

sample({ clock: layoutStarted, fn: () => undefined, target: listenFx });
sample({ clock: checkRequested, source: checkFx.pending, filter: (isPending) => !isPending, fn: () => undefined, target: checkFx });
sample({ clock: $connection, filter: (connection) => connection === 'back', fn: () => undefined, target: showReturnFx });
sample({ clock: $isLost, filter: Boolean, fn: () => undefined, target: recheckFx });
sample({ clock: occurred, filter: (event) => event === 'returned', fn: () => undefined, target: connectionReturned });
