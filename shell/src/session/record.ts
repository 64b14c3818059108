import { bool, num, obj, or, val } from '@withease/contracts';

/** Names the record in local storage, and the channel on which tabs exchange it. */
export const KEY = 'vitrava.session.v1';

/**
 * What this browser remembers of the session, for all tabs and the next start. `user` null is the tombstone of a session that
 * was ended: no tab refreshes until the next sign-in. No token is ever kept here.
 */
export interface SessionRecord {
  readonly user: number | null;
  /** When it was written, in ms since 1970 with a random fraction: two records are never taken for one. */
  readonly at: number;
  /** The API does not know of the end yet. */
  readonly untold: boolean;
}

export const recordContract = obj({ user: or(num, val(null)), at: num, untold: bool });

/** Null when nothing is kept, when it cannot be understood, and when the storage is closed to us. */
export function readRecord(): SessionRecord | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return recordContract.isData(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeRecord(record: SessionRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // A closed or full storage: the other open tabs hear of it all the same; the next start asks the API rather than an old record.
    forgetRecord();
  }
}

function forgetRecord(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Closed: there is nothing in it either.
  }
}

/** Now, in ms since 1970 with a random fraction. */
export function newStamp(): number {
  return Date.now() + Math.random();
}

/** Written before the clock was set back: nothing that happens at `nowMs` would ever be later. */
export function isFromFuture({ at }: SessionRecord, nowMs: number): boolean {
  return at > nowMs + 1;
}
