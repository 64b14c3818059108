import { type Scope, scopeBind } from 'effector';
import { newStamp } from './record.ts';
import { refreshFx } from './refresh.ts';
import { $session, occurred } from './store.ts';

/** How a page gets its bearer: the one at hand, or another when it is old or the API has refused it. */
export function createTokenSource(scope: () => Scope): (refused: string | void) => Promise<string | null> {
  let pending: Promise<unknown> | null = null;
  return async (refused) => {
    if (refused) scopeBind(occurred, { scope: scope() })({ kind: 'token-refused', access: refused, at: newStamp() });
    // Not allSettled: it would wait for the very call that asks for the token.
    // Many calls may ask at once: one refresh serves them all.
    pending ??= scopeBind(refreshFx, { scope: scope() })().finally(() => {
      pending = null;
    });
    await pending;
    return scope().getState($session).access;
  };
}
