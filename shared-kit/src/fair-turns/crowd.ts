/** Tells a burst, which is soon over, from a crowd: more work than can be done, for as long as it comes. */
export interface Crowd {
  /** So many wait now. */
  count(waiting: number): void;
  /** Somebody was sent away because no more may wait. */
  refuse(): void;
  isThere(): boolean;
}

/**
 * It is there when somebody has been waiting at every moment of so many milliseconds, or so many were sent away since somebody waits; until nobody has waited for
 * as long.
 */
export function createCrowd(ms: () => number, mostRefused: number, now: () => number = () => performance.now()): Crowd {
  let isWaiting = false;
  let refused = 0;
  let isThere = false;
  let changedAt = Number.NEGATIVE_INFINITY;

  function look(): void {
    if (isWaiting !== isThere && now() - changedAt >= ms()) isThere = isWaiting;
  }

  return {
    count(waiting) {
      look();
      if (waiting > 0 === isWaiting) return;
      isWaiting = waiting > 0;
      refused = 0;
      changedAt = now();
    },
    refuse() {
      look();
      refused += 1;
      if (isWaiting && refused >= mostRefused) isThere = true;
    },
    isThere() {
      look();
      return isThere;
    },
  };
}

/** Never there. */
export const NO_CROWD: Crowd = { count() {}, refuse() {}, isThere: () => false };
