import { CACHING } from '@vitrava/server-kit/http';
import { isSameSecret } from '@vitrava/server-kit/secrets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SendView } from './send-page.ts';
import type { Session, Sessions } from './sessions.ts';

const SIGN_IN = '/sign-in';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator's session, in the routes of `requireSession`. */
    consoleSession: Session;
  }
}

export interface ConsoleTools {
  readonly sessions: Sessions;
  readonly send: SendView;
  /** Counts an attempt with a key; false when the address has made too many. */
  readonly mayTryKey: (request: FastifyRequest) => Promise<boolean>;
}

/** The sign-in with an operator's key: a form that needs no script. */
export function registerSignIn(app: FastifyInstance, { sessions, send, mayTryKey }: ConsoleTools): void {
  app.get(SIGN_IN, (request, reply) => send(request, reply, { type: 'sign-in', failure: null }));

  app.post<{ Body?: { key?: unknown } }>(SIGN_IN, async (request, reply) => {
    if (!(await mayTryKey(request))) return send(request, reply, { type: 'sign-in', failure: 'too-many' }, 429);
    const key = request.body?.key;
    const hasBegun = typeof key === 'string' && (await sessions.begin(request, reply, key.trim()));
    return hasBegun ? reply.redirect('/', 303) : send(request, reply, { type: 'sign-in', failure: 'wrong-key' }, 403);
  });
}

/** For the routes that are added after it: they need a session, and forms its CSRF token. Adds the sign-out. */
export function requireSession(app: FastifyInstance, { sessions, send }: ConsoleTools): void {
  app.addHook('preHandler', async (request, reply) => {
    const session = await sessions.of(request);
    if (!session) return reply.header('cache-control', CACHING.none).redirect(SIGN_IN, 303);
    const isForm = request.method === 'POST';
    if (isForm && !isSameSecret(csrfTokenIn(request.body), session.csrfToken))
      return send(request, reply, { type: 'expired-form', session }, 403);
    request.consoleSession = session;
    return undefined;
  });

  app.post('/sign-out', async (request, reply): Promise<FastifyReply> => {
    await sessions.end(request, reply);
    return reply.redirect(SIGN_IN, 303);
  });
}

function csrfTokenIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'csrf' in body && typeof body.csrf === 'string' ? body.csrf : '';
}
