import { throttled } from '../../http/index.ts';
import { createAttemptCounter } from '../credentials/index.ts';

/** A client and the account whose password it sends. */
export interface PasswordAttempt {
  /** Null for what cannot be an account's address: nothing is counted then. */
  readonly email: string | null;
  /** Where the call comes from, as limits by address count it. */
  readonly address: string;
  /** The name of a browser that is known to be the account's. */
  readonly device: string | null;
}

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Limits the wrong passwords of an account (decision 059): of one address, of all addresses together, and separately of a browser that is known to be
 * the owner's, so that strangers do not lock the owner out. Correct passwords do not count.
 */
export function limitPasswordAttempts(callsPerMinute: number, now: () => Date) {
  const most = Math.max(1, Math.floor(callsPerMinute / 3));
  const ofDevices = createAttemptCounter(most, QUARTER_MS);
  const ofAddresses = createAttemptCounter(most, QUARTER_MS);
  const ofStrangers = createAttemptCounter(callsPerMinute * 4, HOUR_MS);

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
        const waitMs = counter.take(key, now());
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
