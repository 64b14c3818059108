import { setTimeout as sleep } from 'node:timers/promises';
import { holderOf, takeLock } from '@vitrava/server-kit/process-lock';
import { StoreUnavailable } from './store-unavailable.ts';

/** How long to wait for another process before giving up; 30 s by default. */
export interface LockOptions {
  readonly waitMs?: number;
}

/** Runs the work under the lock of `path`, which ends with its process. `StoreUnavailable` after `waitMs`. */
export async function withLock<T>(path: string, work: () => Promise<T>, { waitMs = 30_000 }: LockOptions = {}): Promise<T> {
  const release = await waitForLock(path, waitMs);
  try {
    return await work();
  } finally {
    release();
  }
}

async function waitForLock(path: string, waitMs: number): Promise<() => void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const release = takeLock(path);
    if (release) return release;
    if (Date.now() > deadline)
      throw new StoreUnavailable(`Process ${holderOf(path)} has held ${path} for ${waitMs} ms. Try again when it is done.`);
    await sleep(10 + Math.random() * 30);
  }
}
