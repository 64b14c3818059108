import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { bool, num, obj, or, val } from '@withease/contracts';

/** What this browser remembers of the session, never a token. `user` null: ended, no refresh until a sign-in. */
export interface SessionRecord {
  readonly user: number | null;
  /** When it was written, in ms since 1970 with a random fraction: two records are never taken for one. */
  readonly at: number;
  /** The API has not been notified of the end yet. */
  readonly unreported: boolean;
}

export const recordContract = obj({ user: or(num, val(null)), at: num, unreported: bool });

/** The record on this device; its key also names the channel on which tabs exchange it. Null when nothing is kept that can be understood. */
export const storedRecord = createStorageItem<SessionRecord | null>({
  key: 'vitrava.session.v1',
  parse: (stored) => (recordContract.isData(stored) ? stored : null),
});

/** Null when nothing is kept, when it cannot be understood, and when the storage is closed to us. */
export function readRecord(): SessionRecord | null {
  return storedRecord.read() ?? null;
}

/** Also notifies other tabs where the storage is closed or full; the next start then calls the API. */
export function writeRecord(record: SessionRecord): void {
  if (!storedRecord.write(record)) storedRecord.remove();
}

/** Now, in ms since 1970 with a random fraction. */
export function newStamp(): number {
  return Date.now() + Math.random();
}

/** Written before the clock was set back: nothing that happens at `nowMs` would ever be later. */
export function isFromFuture({ at }: SessionRecord, nowMs: number): boolean {
  return at > nowMs + 1;
}
