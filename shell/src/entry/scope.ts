import { $accessToken, ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { fork, type Scope, scopeBind } from 'effector';
import { refreshFx } from '../session/index.ts';

/** The one scope of this document: the server's values, and the session as the source of fresh tokens. */
export function createPageScope({ values }: PageDocumentState): Scope {
  let pending: Promise<unknown> | null = null;
  const scope: Scope = fork({
    values,
    handlers: [
      [
        ensureFreshTokenFx,
        async () => {
          // Not allSettled: it would wait for the very call that asks for the token.
          // Many calls may ask at once: one refresh serves them all.
          pending ??= scopeBind(refreshFx, { scope })().finally(() => {
            pending = null;
          });
          await pending;
          return scope.getState($accessToken);
        },
      ],
    ],
  });
  return scope;
}
