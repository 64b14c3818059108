/** Tells a burst, which is soon over, from a crowd: more work than can be done, for as long as it comes. */
export interface Crowd {
  /** So many wait now. */
  count(waiting: number): void;
  isThere(): boolean;
}

/** It is there when somebody has been waiting at every moment of so many milliseconds, until nobody has for as long. */
export function createCrowd(ms: () => number, now: () => number = () => performance.now()): Crowd {
  let isWaiting = false;
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
      changedAt = now();
    },
    isThere() {
      look();
      return isThere;
    },
  };
}
