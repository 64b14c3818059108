/** Tries of one kind, such as guesses of a password, by the key of whoever makes them. */
export interface Tries {
  /**
   * Counts a try before it is known whether it is right, so that many at once get no further than one after the other. Zero; or, for one too
   * many, the milliseconds until there is room again: then it is not counted.
   */
  readonly take: (key: string, now: Date) => number;
  /** The try was right, or was none. */
  readonly giveBack: (key: string) => void;
}

interface Counted {
  readonly since: number;
  count: number;
}

/** A key that is being tried is never the one used longest ago, so a flood of other keys does not evict it. */
const MOST_KEYS = 20_000;

/** At most `most` tries of a key in `windowMs`, which begins with its first. Kept in memory, for each server by itself. */
export function countTries(most: number, windowMs: number): Tries {
  const keys = new Map<string, Counted>();

  function find(key: string, time: number): Counted {
    const known = keys.get(key);
    keys.delete(key);
    if (known && known.since + windowMs > time) return known;
    const [oldest] = keys.size >= MOST_KEYS ? keys.keys() : [];
    if (oldest !== undefined) keys.delete(oldest);
    return { since: time, count: 0 };
  }

  return {
    take(key, now) {
      const counted = find(key, now.getTime());
      keys.set(key, counted);
      if (counted.count >= most) return counted.since + windowMs - now.getTime();
      counted.count += 1;
      return 0;
    },
    giveBack(key) {
      const counted = keys.get(key);
      if (counted && counted.count > 0) counted.count -= 1;
    },
  };
}
