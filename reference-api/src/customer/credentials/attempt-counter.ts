/** Counts attempts of one kind, such as passwords of an account, by a key of the client. */
export interface AttemptCounter {
  /**
   * Counts an attempt before its outcome is known, so that parallel attempts get no further than sequential ones. Returns 0, or the milliseconds until
   * the next attempt is allowed; then nothing is counted.
   */
  readonly take: (key: string, now: Date) => number;
  /** The attempt succeeded, or was none. */
  readonly release: (key: string) => void;
}

interface Counted {
  readonly since: number;
  count: number;
}

/** The key used longest ago is evicted, so a flood of other keys does not evict one that is in use. */
const MOST_KEYS = 20_000;

/** At most `most` attempts of a key in `windowMs`, which begins with the first one. In the memory of each server. */
export function createAttemptCounter(most: number, windowMs: number): AttemptCounter {
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
    release(key) {
      const counted = keys.get(key);
      if (counted && counted.count > 0) counted.count -= 1;
    },
  };
}
