import { $accessToken, ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { fork, type Scope, scopeBind } from 'effector';
import { refreshFx } from '../session/index.ts';

/** The one scope of this document: the server's values, and the session as the source of fresh tokens. */
export function createPageScope({ values }: PageDocumentState): Scope {
  const scope: Scope = fork({
    values,
    handlers: [
      [
        ensureFreshTokenFx,
        async () => {
          // Not allSettled: it would wait for the very call that asks for the token.
          await scopeBind(refreshFx, { scope })();
          return scope.getState($accessToken);
        },
      ],
    ],
  });
  return scope;
}
