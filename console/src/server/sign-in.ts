import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Access, SIGN_IN } from './access.ts';
import type { SendView } from './send-page.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

export interface SignInOptions {
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly access: Access;
  readonly isWithinLimit: (request: FastifyRequest) => Promise<boolean>;
  readonly send: SendView;
}

/** The sign-in with an operator's key, a form that needs no script, and the sign-out. */
export function registerSignIn(app: FastifyInstance, { sessions, cookie, access, isWithinLimit, send }: SignInOptions): void {
  app.get(SIGN_IN, (request, reply) => send(request, reply, { type: 'sign-in', failure: null }));

  app.post<{ Body?: { key?: unknown } }>(SIGN_IN, async (request, reply) => {
    if (!(await isWithinLimit(request))) return send(request, reply, { type: 'sign-in', failure: 'too-many' }, 429);
    const key = request.body?.key;
    const begun = typeof key === 'string' ? await sessions.begin(key.trim()) : null;
    if (!begun) return send(request, reply, { type: 'sign-in', failure: 'wrong-key' }, 403);
    cookie.write(request, reply, begun);
    return reply.redirect('/', 303);
  });

  app.post('/sign-out', { preHandler: access.requireCsrfToken }, async (request, reply) => {
    await sessions.end(cookie.read(request));
    cookie.clear(request, reply);
    return reply.redirect(SIGN_IN, 303);
  });
}
