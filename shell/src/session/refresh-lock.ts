import type { ApiError } from '@vitrava/shared-kit/errors';
import type { RefreshOutcome } from './machine/index.ts';

/** Only a refusal ends a session; the network, throttling and a failing server never sign anyone out. */
export function outcomeOfFailure(error: ApiError): RefreshOutcome {
  const isRefusal = error.kind === 'status' && (error.status === 400 || error.status === 401);
  return { kind: isRefusal ? 'refused' : 'failed' };
}

const LOCK = 'vitrava.refresh';
/** A tab that is frozen while it holds the lock does not hold up the others for longer. */
const TIMEOUT_MS = 15_000;

/** Runs one refresh at a time over all tabs of the browser; without Web Locks, one at a time in this tab. */
export function underRefreshLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, { signal: AbortSignal.timeout(TIMEOUT_MS) }, work) : work();
}
