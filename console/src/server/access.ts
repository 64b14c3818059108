import { CACHING } from '@vitrava/server-kit/http';
import { isSameSecret } from '@vitrava/server-kit/secrets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyFailure } from '../page/index.ts';
import type { SendView } from './send-page.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Session, Sessions } from './sessions.ts';

export const SIGN_IN = '/sign-in';

export interface AccessOptions {
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  /** Counts an attempt with a key; false when the address has made too many. */
  readonly isWithinLimit: (request: FastifyRequest) => Promise<boolean>;
  readonly send: SendView;
}

/** What a request may do in the console. */
export interface Access {
  /** The session of a request; null when the reply already leads to the sign-in. */
  session(request: FastifyRequest, reply: FastifyReply): Promise<Session | null>;
  /** A hook for forms: refuses what does not carry the CSRF token of its session. */
  requireCsrfToken(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** Why a change is refused: the key was not entered recently, and the form does not carry it. Null when it is allowed. */
  keyFailureOf(request: FastifyRequest, reply: FastifyReply, session: Session, key: string): Promise<KeyFailure | null>;
}

export function createAccess({ sessions, cookie, isWithinLimit, send }: AccessOptions): Access {
  async function session(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const found = await sessions.ofToken(cookie.read(request));
    if (!found) await reply.header('cache-control', CACHING.none).redirect(SIGN_IN, 303);
    return found;
  }
  return {
    session,
    async requireCsrfToken(request, reply) {
      const found = await session(request, reply);
      if (!found) return reply;
      return isSameSecret(csrfTokenIn(request.body), found.csrfToken)
        ? undefined
        : send(request, reply, { type: 'expired-form', session: found }, 403);
    },
    async keyFailureOf(request, reply, { isRecent }, key) {
      if (isRecent) return null;
      if (key === '') return 'required';
      if (!(await isWithinLimit(request))) return 'too-many';
      const renewed = await sessions.reauthenticate(cookie.read(request), key);
      if (!renewed) return 'wrong-key';
      cookie.write(request, reply, renewed);
      return null;
    },
  };
}

function csrfTokenIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'csrf' in body && typeof body.csrf === 'string' ? body.csrf : '';
}
