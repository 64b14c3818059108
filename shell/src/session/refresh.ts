import { createApiFx } from '@vitrava/shared-kit/api-client';
import { obj, or, str, val } from '@withease/contracts';
import { attach, scopeBind } from 'effector';
import { hasValidToken, type RefreshOutcome } from './machine/index.ts';
import { newStamp, readRecord } from './record.ts';
import { outcomeOfFailure, underRefreshLock } from './refresh-lock.ts';
import { $session, occurred } from './store.ts';

/** `access` is null when the browser holds no session at all (answered by the shop's own proxy, see decision 002). */
const callRefreshFx = createApiFx({
  name: 'callRefreshFx',
  request: (_: void) => ({ path: 'api/token/refresh/', method: 'POST', deadlineMs: 10_000 }),
  contract: obj({ access: or(str, val(null)) }),
});

const hasTokenFx = attach({ source: $session, effect: (session, _: void) => hasValidToken(session, Date.now()) });

/** Asks for a token, unless another tab has shared its own while this one waited for its turn. */
const askFx = attach({
  source: $session,
  async effect(session, _: void): Promise<RefreshOutcome> {
    if (hasValidToken(session, Date.now())) return { kind: 'fresh' };
    const [call, hasToken] = [scopeBind(callRefreshFx, { safe: true }), scopeBind(hasTokenFx, { safe: true })];
    try {
      const { access } = await call();
      if (access !== null) return { kind: 'granted', access };
    } catch (error) {
      const outcome = outcomeOfFailure(error);
      if (outcome.kind !== 'refused') return outcome;
    }
    // Where nothing keeps two tabs from asking at once, the other may have changed the cookie in this very moment.
    return (await hasToken()) ? { kind: 'fresh' } : { kind: 'refused' };
  },
});

/** One refresh over all tabs at a time; none at all once the session was ended in this browser. */
export const refreshFx = attach({
  name: 'refreshFx',
  source: $session,
  async effect(session, _: void): Promise<void> {
    if (hasValidToken(session, Date.now())) return;
    const { record, epoch } = session;
    // Bound now: the lock calls back outside of every scope.
    const ask = scopeBind(askFx, { safe: true });
    const report = scopeBind(occurred, { safe: true });
    const conclude = (outcome: RefreshOutcome): void => report({ kind: 'refresh-ended', outcome, epoch, at: newStamp() });
    if (record?.user === null) return conclude({ kind: 'refused' });
    const turn = underRefreshLock(async () => {
      const outcome = await ask();
      const stored = readRecord();
      const isOld = outcome.kind === 'refused' && stored !== null && stored.at !== record?.at;
      // Before the lock is released, so that whoever waits for it has the token first.
      conclude(isOld ? { kind: 'superseded', record: stored } : outcome);
    });
    await turn.catch(() => conclude({ kind: 'failed' }));
  },
});
