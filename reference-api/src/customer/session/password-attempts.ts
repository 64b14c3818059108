import { throttled } from '../../http/index.ts';
import { countTries } from '../credentials/index.ts';

/** Who tries the password of which account. */
export interface Guesser {
  /** Null for what cannot be an account's address: there is nothing to guess then. */
  readonly email: string | null;
  /** Where the call comes from, as limits by address count it. */
  readonly address: string;
  /** The name of a browser that is known to be the account's. */
  readonly device: string | null;
}

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Bounds the wrong passwords of an account (decision 059). A stranger uses up the tries of the own address alone, many addresses together those
 * of all strangers; a browser that is known to be the owner's has tries of its own and is kept out by neither. What is right does not count.
 */
export function boundGuesses(callsPerMinute: number, now: () => Date) {
  const most = Math.max(1, Math.floor(callsPerMinute / 3));
  const ofDevices = countTries(most, QUARTER_MS);
  const ofAddresses = countTries(most, QUARTER_MS);
  const ofStrangers = countTries(callsPerMinute * 4, HOUR_MS);

  function countersOf({ email, address, device }: Guesser) {
    if (email === null) return [];
    if (device !== null) return [{ tries: ofDevices, key: device }];
    return [
      { tries: ofAddresses, key: `${address} ${email}` },
      { tries: ofStrangers, key: email },
    ];
  }

  /** What `check` gives, null where the password is wrong. Throws 429 when there were too many. */
  return async function guess<Right>(guesser: Guesser, check: () => Promise<Right | null>): Promise<Right | null> {
    const taken: (() => void)[] = [];
    let isWrong = false;
    try {
      for (const { tries, key } of countersOf(guesser)) {
        const waitMs = tries.take(key, now());
        if (waitMs > 0) throw throttled(waitMs / 1000);
        taken.push(() => tries.giveBack(key));
      }
      const right = await check();
      isWrong = right === null;
      return right;
    } finally {
      if (!isWrong) for (const giveBack of taken) giveBack();
    }
  };
}
