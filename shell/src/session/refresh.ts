import { isApiError } from '@vitrava/shared-kit/errors';

/** How a refresh ended: a token, a refusal (400, 401 or no session), or trouble that says nothing about the session. */
export type RefreshOutcome =
  | { readonly kind: 'granted'; readonly access: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'trouble' };

/** Only a refusal ends a session; the network, throttling and a failing server never sign anyone out. */
export function outcomeOfFailure(error: unknown): RefreshOutcome {
  const isRefusal = isApiError(error) && error.kind === 'status' && (error.status === 400 || error.status === 401);
  return { kind: isRefusal ? 'refused' : 'trouble' };
}

const LOCK = 'vitrava.refresh';

/** Runs one refresh at a time over all tabs of the browser; without Web Locks, one at a time in this tab. */
export function underRefreshLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}
