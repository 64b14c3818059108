import { underTabLock } from '@vitrava/shared-kit/models/tab-lock';
import { attach, createEffect, restore } from 'effector';

const LOCK = 'vitrava.cart.transfer';
/** However long another tab takes: as long as timers can. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

type Release = () => void;

/** Waits for this tab's turn to move lines: only one tab of the browser does at a time. Without Web Locks every tab has its turn at once. */
export const takeTurnFx = createEffect((): Promise<Release> => {
  return new Promise((resolve) => {
    const turn = () => new Promise<void>((release) => resolve(release));
    underTabLock(LOCK, LONGEST_WAIT_MS, turn).catch(() => resolve(() => undefined));
  });
});

const $release = restore(
  takeTurnFx.doneData.map((release) => ({ release })),
  null,
);

/** Ends the turn of this tab. */
export const endTurnFx = attach({ source: $release, effect: (turn) => turn?.release() });
