import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { underTabLock } from '@vitrava/shared-kit/models/tab-lock';
import { attach, scopeBind } from 'effector';
import { refreshedTokenContract } from '../contracts.ts';
import { hasValidToken, type RefreshOutcome } from './machine/index.ts';
import { newStamp, readRecord } from './record.ts';
import { $session, occurred } from './store.ts';

const callRefreshFx = createApiFx({
  name: 'callRefreshFx',
  request: (_: void) => ({ path: 'api/token/refresh/', method: 'POST', deadlineMs: 10_000 }),
  contract: refreshedTokenContract,
});

/** Only a refusal ends a session; the network, throttling and a failing server never sign anyone out. */
function outcomeOfFailure(error: ApiError): RefreshOutcome {
  const isRefusal = error.kind === 'status' && (error.status === 400 || error.status === 401);
  return { kind: isRefusal ? 'refused' : 'failed' };
}

/** Requests a token, unless another tab has shared its own while this one waited for the lock. */
const requestFx = attach({
  source: $session,
  async effect(session, _: void): Promise<RefreshOutcome> {
    if (hasValidToken(session, Date.now())) return { kind: 'fresh' };
    const call = scopeBind(callRefreshFx, { safe: true });
    try {
      const { access } = await call();
      return access === null ? { kind: 'refused' } : { kind: 'granted', access };
    } catch (error) {
      return outcomeOfFailure(error as ApiError);
    }
  },
});

const LOCK = 'vitrava.refresh';
/** A tab that is frozen while it holds the lock does not hold up the others for longer. */
const LONGEST_WAIT_MS = 15_000;
/** Time for a token to come to the other tabs that it was sent to. */
const DELIVERY_MS = 100;

/** One refresh over all tabs at a time; none at all once the session was ended in this browser. */
export const refreshFx = attach({
  name: 'refreshFx',
  source: $session,
  async effect(session, _: void): Promise<void> {
    if (hasValidToken(session, Date.now())) return;
    const { record, epoch } = session;
    // Bound now: the lock calls back outside of every scope.
    const refresh = scopeBind(requestFx, { safe: true });
    const report = scopeBind(occurred, { safe: true });
    const conclude = (outcome: RefreshOutcome): void => report({ kind: 'refresh-ended', outcome, epoch, at: newStamp() });
    if (record?.user === null) return conclude({ kind: 'refused' });
    await new Promise<void>((resolve) => {
      underTabLock(LOCK, LONGEST_WAIT_MS, async () => {
        const outcome = await refresh();
        const stored = readRecord();
        const isOld = outcome.kind === 'refused' && stored !== null && stored.at !== record?.at;
        resolve(conclude(isOld ? { kind: 'superseded', record: stored } : outcome));
        // The waiters for the lock have the token first. This tab continues with its own at once.
        if (outcome.kind === 'granted') await new Promise((pass) => setTimeout(pass, DELIVERY_MS));
      }).catch(() => resolve(conclude({ kind: 'failed' })));
    });
  },
});
