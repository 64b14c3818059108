import { attach, createEffect, restore } from 'effector';

const LOCK = 'vitrava.cart.transfer';

type Release = () => void;

/** Waits for this tab's turn to move lines: only one tab of the browser does at a time. Without Web Locks every tab has its turn at once. */
export const takeTurnFx = createEffect((): Promise<Release> => {
  return new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(() => undefined);
    navigator.locks.request(LOCK, () => new Promise<void>((release) => resolve(release))).catch(() => resolve(() => undefined));
  });
});

const $release = restore(
  takeTurnFx.doneData.map((release) => ({ release })),
  null,
);

/** Ends the turn of this tab. */
export const endTurnFx = attach({ source: $release, effect: (turn) => turn?.release() });
