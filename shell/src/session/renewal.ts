import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $accessToken, $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { obj, or, str, val } from '@withease/contracts';
import { attach, createEvent, sample, scopeBind } from 'effector';
import { keepFx } from './keep.ts';
import { readRecord } from './record.ts';
import { outcomeOfFailure, type RefreshOutcome, underRefreshLock } from './refresh.ts';
import { $epoch, $record, ended, tokenReceived } from './state.ts';
import { isTokenValid, readToken } from './token.ts';

/** `access` is null when the browser holds no session at all (answered by the shop's own proxy, see decision 002). */
const callRefreshFx = createApiFx({
  name: 'callRefreshFx',
  request: (_: void) => ({ path: 'api/token/refresh/', method: 'POST', deadlineMs: 10_000 }),
  contract: obj({ access: or(str, val(null)) }),
});

const lookFx = attach({ source: $accessToken, effect: (token, _: void) => token });

/** Asks for a token, unless another tab has shared its own while this one waited for its turn. */
const askFx = attach({
  source: $accessToken,
  async effect(token, _: void): Promise<RefreshOutcome> {
    if (isTokenValid(token, Date.now())) return { kind: 'fresh' };
    const [call, look] = [scopeBind(callRefreshFx, { safe: true }), scopeBind(lookFx, { safe: true })];
    try {
      const { access } = await call();
      if (access !== null) return { kind: 'granted', access };
    } catch (error) {
      const outcome = outcomeOfFailure(error);
      if (outcome.kind !== 'refused') return outcome;
    }
    // Where nothing keeps two tabs from asking at once, the other may have changed the cookie in this very moment.
    return isTokenValid(await look(), Date.now()) ? { kind: 'fresh' } : { kind: 'refused' };
  },
});

/** How a refresh ended, and in which session it was begun. */
const concluded = createEvent<{ outcome: RefreshOutcome; epoch: number }>();

/** One refresh over all tabs at a time; none at all once the session was ended in this browser. */
export const refreshFx = attach({
  name: 'refreshFx',
  source: { token: $accessToken, record: $record, epoch: $epoch },
  async effect({ token, record, epoch }, _: void): Promise<void> {
    if (isTokenValid(token, Date.now())) return;
    // Bound now: the lock calls back outside of every scope.
    const ask = scopeBind(askFx, { safe: true });
    const conclude = scopeBind(concluded, { safe: true });
    if (record?.user === null) return conclude({ outcome: { kind: 'refused' }, epoch });
    const turn = underRefreshLock(async () => {
      const outcome = await ask();
      const stored = readRecord();
      const isOld = outcome.kind === 'refused' && stored !== null && stored.at !== record?.at;
      // Before the lock is given away, so that whoever waits for it hears of the token first.
      conclude({ outcome: isOld ? { kind: 'superseded', record: stored } : outcome, epoch });
    });
    await turn.catch(() => conclude({ outcome: { kind: 'trouble' }, epoch }));
  },
});

/** What a refresh has found out, unless its session is over meanwhile. */
export const refreshed = sample({
  clock: concluded,
  source: $epoch,
  filter: (current, { epoch }) => epoch === current,
  fn: (_, { outcome }) => outcome,
});

const granted = refreshed.filterMap((outcome) => (outcome.kind === 'granted' ? outcome.access : undefined));
const refused = refreshed.filter({ fn: ({ kind }) => kind === 'refused' });

sample({ clock: granted, target: tokenReceived });
sample({
  clock: granted.filterMap((access) => {
    const claims = readToken(access);
    return claims ? { user: claims.userId, access, isNew: false } : undefined;
  }),
  target: keepFx,
});

sample({ clock: refused, fn: () => ({ reason: 'refused' as const, status: 'anonymous' as const }), target: ended });
/** A session that there was is over, though nobody wished that. */
export const sessionLost = sample({ clock: refused, source: $record, filter: (record) => record !== null && record.user !== null });
sample({ clock: sessionLost, fn: () => ({ user: null, isNew: true }), target: keepFx });

// Trouble before anything is known leaves a guest for now.
sample({
  clock: refreshed,
  source: $sessionStatus,
  filter: (status, { kind }) => kind === 'trouble' && status === 'unknown',
  fn: () => 'anonymous' as const,
  target: $sessionStatus,
});
