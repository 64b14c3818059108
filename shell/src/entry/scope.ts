import { ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { fork, type Scope } from 'effector';
import { createTokenSource } from '../session/index.ts';

/** The one scope of this document: the server's values, and the session as the source of fresh tokens. */
export function createPageScope({ values }: PageDocumentState): Scope {
  const scope: Scope = fork({ values, handlers: [[ensureFreshTokenFx, createTokenSource(() => scope)]] });
  return scope;
}
