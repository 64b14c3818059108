import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { layoutStarted } from '../../started.ts';

const PATIENCE_MS = 5000;
const BACK_MS = 4000;

/** `still`: it was asked for in vain. `back`: it has just returned, which is said for a moment. */
export type Connection = 'fine' | 'lost' | 'still' | 'back';

const connectionChanged = createEvent<boolean>();

/** Something that the page asked for did not come, whatever the browser believes of its network. */
export const connectionLost = createEvent();

/** «Check» was chosen. */
export const checkRequested = createEvent();

export const $connection = createStore<Connection>('fine', { serialize: 'ignore' });

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
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`);
});

const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, BACK_MS)));

export const $isChecking = checkFx.pending;

sample({ clock: layoutStarted, fn: () => undefined, target: listenFx });
sample({ clock: checkRequested, source: checkFx.pending, filter: (isPending) => !isPending, fn: () => undefined, target: checkFx });

const returned = sample({
  clock: [connectionChanged.filter({ fn: Boolean }), checkFx.done],
  source: $connection,
  filter: (connection) => connection === 'lost' || connection === 'still',
});
sample({
  clock: [connectionLost, connectionChanged.filter({ fn: (isOnline) => !isOnline })],
  fn: () => 'lost' as const,
  target: $connection,
});
sample({
  clock: checkFx.fail,
  source: $connection,
  filter: (connection) => connection === 'lost',
  fn: () => 'still' as const,
  target: $connection,
});
sample({ clock: returned, fn: () => 'back' as const, target: $connection });
sample({ clock: returned, fn: () => undefined, target: waitFx });
sample({
  clock: waitFx.done,
  source: $connection,
  filter: (connection) => connection === 'back',
  fn: () => 'fine' as const,
  target: $connection,
});
