import { throttled } from '../../http/index.ts';

interface PasswordAttempt {
  /** Null for what cannot be an account's address: nothing is counted then. */
  readonly email: string | null;
  /** Where the call comes from, as limits by address count it. */
  readonly address: string;
  /** The name of a browser that is known to be the account's. */
  readonly device: string | null;
}

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** The key used longest ago is evicted, so a flood of other keys does not evict one that is in use. */
const MOST_KEYS = 20_000;

/** Counts attempts by a key of the client, at most `most` in `windowMs` from the first. Per server, in memory. */
function countAttempts(most: number, windowMs: number, now: () => Date) {
  const keys = new Map<string, { readonly since: number; count: number }>();

  function find(key: string, time: number) {
    const known = keys.get(key);
    keys.delete(key);
    if (known && known.since + windowMs > time) return known;
    const [oldest] = keys.size >= MOST_KEYS ? keys.keys() : [];
    if (oldest !== undefined) keys.delete(oldest);
    return { since: time, count: 0 };
  }

  return {
    /** Counts an attempt before its outcome, so parallel ones gain nothing. Returns 0, or the ms to wait, uncounted. */
    take(key: string): number {
      const time = now().getTime();
      const counted = find(key, time);
      keys.set(key, counted);
      if (counted.count >= most) return counted.since + windowMs - time;
      counted.count += 1;
      return 0;
    },
    /** The attempt succeeded, or was none. */
    release(key: string): void {
      const counted = keys.get(key);
      if (counted && counted.count > 0) counted.count -= 1;
    },
  };
}

/** Limits wrong passwords (decision 059) by address, in all, and apart for the owner's known browsers. */
export function limitPasswordAttempts(callsPerMinute: number, now: () => Date) {
  const most = Math.max(1, Math.floor(callsPerMinute / 3));
  const ofDevices = countAttempts(most, QUARTER_MS, now);
  const ofAddresses = countAttempts(most, QUARTER_MS, now);
  const ofStrangers = countAttempts(callsPerMinute * 4, HOUR_MS, now);

  function countersOf({ email, address, device }: PasswordAttempt) {
    if (email === null) return [];
    if (device !== null) return [{ counter: ofDevices, key: device }];
    return [
      { counter: ofAddresses, key: `${address} ${email}` },
      { counter: ofStrangers, key: email },
    ];
  }

  /** What `check` gives, null where the password is wrong. Throws 429 when there were too many. */
  return async function attempt<Right>(client: PasswordAttempt, check: () => Promise<Right | null>): Promise<Right | null> {
    const taken: (() => void)[] = [];
    let isWrong = false;
    try {
      for (const { counter, key } of countersOf(client)) {
        const waitMs = counter.take(key);
        if (waitMs > 0) throw throttled(waitMs / 1000);
        taken.push(() => counter.release(key));
      }
      const right = await check();
      isWrong = right === null;
      return right;
    } finally {
      if (!isWrong) for (const release of taken) release();
    }
  };
}
