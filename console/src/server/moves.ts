import { readLiveState } from '@vitrava/delivery/live-state';
import type { ReleaseStore } from '@vitrava/delivery/store';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { moveAddress, type RequestedMove, stampOf } from '../move/index.ts';
import type { Access } from './access.ts';
import { makeMove } from './make-move.ts';
import type { ReportReader } from './read-report.ts';
import { readConfirmation, readRequestedMove } from './requested-move.ts';
import type { SendView } from './send-page.ts';
import type { Session } from './sessions.ts';

export interface MovesOptions {
  readonly store: ReleaseStore;
  readonly access: Access;
  readonly reports: ReportReader;
  /** Origin of the shop, where links to previews lead. */
  readonly shopUrl: string;
  readonly send: SendView;
}

/**
 * `GET /move?type=…` shows the confirmation with the effect. `POST` carries it out, when the form has the CSRF token of
 * the session, the key was entered recently, and the state is still the confirmed one.
 */
export function registerMoves(app: FastifyInstance, { store, access, reports, shopUrl, send }: MovesOptions): void {
  const questionOf = async (session: Session, move: RequestedMove) => {
    const remote = (await readLiveState(store)).find((standing) => standing.remote === move.remote);
    const { isRecent } = session;
    const question = { type: 'move', session, move, refusals: [], isChanged: false, keyFailure: null, reason: '' } as const;
    return remote ? { ...question, needsKey: !isRecent, remote } : null;
  };

  app.get('/move', async (request, reply) => {
    const session = await access.session(request, reply);
    if (!session) return reply;
    const move = readRequestedMove(request.query);
    const question = move && (await questionOf(session, move));
    return question ? send(request, reply, question) : backToStart(reply);
  });

  app.post('/move', { preHandler: access.requireCsrfToken }, async (request, reply) => {
    const session = await access.session(request, reply);
    if (!session) return reply;
    const [move, confirmed] = [readRequestedMove(request.body), readConfirmation(request.body)];
    const question = move && (await questionOf(session, move));
    if (!question || !confirmed) return backToStart(reply);
    const { reason, seen, key } = confirmed;
    const keyFailure = await access.keyFailureOf(request, reply, session, key);
    if (keyFailure) return send(request, reply, { ...question, reason, keyFailure }, keyFailure === 'too-many' ? 429 : 403);
    const allowed = { ...question, reason, needsKey: false };
    if (seen !== stampOf(question.remote)) return send(request, reply, { ...allowed, isChanged: true }, 409);
    const outcome = await makeMove(store, move, { at: new Date().toISOString(), by: session.operator, reason: reason || null });
    reports.drop();
    request.log.info({ operator: session.operator, ...move, outcome: outcome.type }, 'a move from the console');
    if (outcome.type === 'done') return reply.redirect(`/?${moveAddress(move).split('?')[1]}`, 303);
    if (outcome.type === 'refused') {
      const refusals = outcome.refusals.map(({ explanation }) => explanation);
      return send(request, reply, { ...allowed, refusals }, 409);
    }
    return send(request, reply, { type: 'link', session, move, address: `${shopUrl}${outcome.path}`, expiresAt: outcome.expiresAt });
  });
}

/** The request is no move, or the remote is not there any more. */
function backToStart(reply: FastifyReply): FastifyReply {
  return reply.redirect('/', 303);
}
