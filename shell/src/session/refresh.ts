import { isApiError } from '@vitrava/shared-kit/errors';
import type { SessionRecord } from './record.ts';

/**
 * How a refresh ended: a token; one that is there already; a refusal (400, 401 or no session); trouble that says nothing about
 * the session; or a newer session that another tab has begun meanwhile.
 */
export type RefreshOutcome =
  | { readonly kind: 'granted'; readonly access: string }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'trouble' }
  | { readonly kind: 'superseded'; readonly record: SessionRecord };

/** Only a refusal ends a session; the network, throttling and a failing server never sign anyone out. */
export function outcomeOfFailure(error: unknown): RefreshOutcome {
  const isRefusal = isApiError(error) && error.kind === 'status' && (error.status === 400 || error.status === 401);
  return { kind: isRefusal ? 'refused' : 'trouble' };
}

const LOCK = 'vitrava.refresh';
/** A tab that sleeps with the lock in its hands does not hold up the others for longer. */
const PATIENCE_MS = 15_000;

/** Runs one refresh at a time over all tabs of the browser; without Web Locks, one at a time in this tab. */
export function underRefreshLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, work) : work();
}
