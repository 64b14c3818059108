import { readStanding } from '@vitrava/delivery/standing';
import type { ReleaseStore } from '@vitrava/delivery/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AskedMove, type ConsoleView, moveAddress, stampOf } from '../../../console/index.ts';
import { CACHING, originOf, requireOwnPage } from '../../http/index.ts';
import { readAskedMove, readConfirmation } from './asked-move.ts';
import { makeMove } from './make-move.ts';
import type { ReportReader } from './read-report.ts';
import type { SignedIn } from './sessions.ts';

export interface MovesOptions {
  readonly store: ReleaseStore;
  readonly reports: ReportReader;
  readonly canMove: boolean;
  readonly publicUrl: string | null;
  /** Who asks; null when the reply already leads to the sign-in. */
  readonly signedIn: (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;
  readonly send: (request: FastifyRequest, reply: FastifyReply, view: ConsoleView, status?: number) => Promise<FastifyReply>;
}

/**
 * `GET /_console/move?type=…` asks: it says what will happen for whom. `POST` does it, when the state is still the one that the sentences spoke of.
 */
export function registerMoves(app: FastifyInstance, { store, reports, canMove, publicUrl, signedIn, send }: MovesOptions): void {
  const questionOf = async (operator: SignedIn, move: AskedMove) => {
    const remote = (await readStanding(store)).find((standing) => standing.remote === move.remote);
    const question = { type: 'move', operator: operator.name, move, refusals: [], isChanged: false, reason: '' } as const;
    return remote && canMove ? { ...question, remote } : null;
  };

  app.get('/_console/move', async (request, reply) => {
    const operator = await signedIn(request, reply);
    if (!operator) return reply;
    const move = readAskedMove(request.query);
    const question = move && (await questionOf(operator, move));
    return question ? send(request, reply, question) : backToStart(reply);
  });

  app.post('/_console/move', { onRequest: requireOwnPage }, async (request, reply) => {
    const operator = await signedIn(request, reply);
    if (!operator) return reply;
    const [move, confirmed] = [readAskedMove(request.body), readConfirmation(request.body)];
    const question = move && (await questionOf(operator, move));
    if (!question || !confirmed) return backToStart(reply);
    const { reason, seen } = confirmed;
    if (seen !== stampOf(question.remote)) return send(request, reply, { ...question, reason, isChanged: true }, 409);
    const outcome = await makeMove(store, move, { at: new Date().toISOString(), by: operator.name, reason: reason || null });
    reports.forget();
    request.log.info({ operator: operator.name, ...move, outcome: outcome.type }, 'a move from the console');
    if (outcome.type === 'done')
      return reply.header('cache-control', CACHING.none).redirect(`/_console?${moveAddress(move).split('?')[1]}`, 303);
    if (outcome.type === 'refused') {
      const refusals = outcome.refusals.map(({ explanation }) => explanation);
      return send(request, reply, { ...question, reason, refusals }, 409);
    }
    const address = `${originOf(request, publicUrl)}${outcome.path}`;
    return send(request, reply, { type: 'link', operator: operator.name, move, address, expiresAt: outcome.expiresAt });
  });
}

/** What is asked for is no move, or the remote is not there any more. */
function backToStart(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', CACHING.none).redirect('/_console', 303);
}
