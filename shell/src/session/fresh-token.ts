import { type Scope, scopeBind } from 'effector';
import { newStamp } from './record.ts';
import { refreshFx } from './refresh.ts';
import { $session, occurred } from './store.ts';

/** An API that refuses a new token twice refuses all of them: more would repeat the call without end. */
const TWICE_WITHIN_MS = 60_000;

/** How a page gets its bearer: the one at hand, or another when it is old or the API has refused it; null when another would be refused as well. */
export function createTokenSource(scope: () => Scope): (refused: string | void) => Promise<string | null> {
  let pending: Promise<unknown> | null = null;
  let [beforeLast, last] = [-TWICE_WITHIN_MS, -TWICE_WITHIN_MS];
  return async (refused) => {
    const isRefused = refused === scope().getState($session).access;
    if (isRefused && performance.now() - beforeLast < TWICE_WITHIN_MS) return null;
    if (refused) scopeBind(occurred, { scope: scope() })({ kind: 'token-refused', access: refused, at: newStamp() });
    // Not allSettled: it would wait for the very call that requests the token. Concurrent calls share one refresh.
    pending ??= scopeBind(refreshFx, { scope: scope() })().finally(() => {
      pending = null;
    });
    await pending;
    const { access } = scope().getState($session);
    if (isRefused && access !== null && access !== refused) [beforeLast, last] = [last, performance.now()];
    return access;
  };
}
