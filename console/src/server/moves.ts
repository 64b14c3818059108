import { endCanary, pointChannel } from '@vitrava/delivery/channels';
import { endExclusion } from '@vitrava/delivery/exclusion';
import { stopExperiment } from '@vitrava/delivery/experiments';
import type { Backend, Refusal } from '@vitrava/delivery/gate';
import { readLiveState } from '@vitrava/delivery/live-state';
import { linkToVersions } from '@vitrava/delivery/preview';
import { rollBack } from '@vitrava/delivery/rollback';
import type { Attribution, ReleaseStore } from '@vitrava/delivery/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type KeyFailure, moveAddress, type RequestedMove, stampOf } from '../report/index.ts';
import type { ReportReader } from './read-report.ts';
import type { ConsoleTools } from './sign-in.ts';

const Remote = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });
const Version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$' });
const Move = Compile(
  Type.Union([
    Type.Object({ type: Type.Enum(['promote', 'readmit', 'rollback', 'preview']), remote: Remote, version: Version }),
    Type.Object({ type: Type.Enum(['stop-canary', 'stop-experiment']), remote: Remote }),
  ]),
);
/** What a form confirms: the reason, the state that was shown, and the operator's key where it is required. */
const Confirmation = Compile(
  Type.Object({
    reason: Type.String({ maxLength: 500 }),
    seen: Type.String({ maxLength: 500 }),
    key: Type.Optional(Type.String({ maxLength: 100 })),
  }),
);
const PREVIEW_MS = 24 * 3_600_000;

/** The move that a query or a form requests; null when it is none. */
export function readRequestedMove(from: unknown): RequestedMove | null {
  if (!Move.Check(from)) return null;
  return { type: from.type, remote: from.remote, version: 'version' in from ? from.version : null };
}

export interface MovesOptions {
  readonly store: ReleaseStore;
  readonly reports: ReportReader;
  /** Origin of the shop, where links to previews lead. */
  readonly shopUrl: string;
  /** The backend of the shop, whose contract the calls of a promoted version are compared with. */
  readonly readBackend: () => Promise<Pick<Backend, 'contract'>>;
}

/** `GET /move?type=…` shows the effect. `POST` carries it out with a recent key, if the state is the confirmed one. */
export function registerMoves(app: FastifyInstance, tools: ConsoleTools, options: MovesOptions): void {
  const { store, reports, shopUrl } = options;
  const { send } = tools;
  const questionOf = async ({ consoleSession: session }: FastifyRequest, move: RequestedMove) => {
    const remote = (await readLiveState(store)).find((standing) => standing.remote === move.remote);
    const question = { type: 'move', session, move, refusals: [], isChanged: false, keyFailure: null, reason: '' } as const;
    return remote ? { ...question, needsKey: !session.isRecent, remote } : null;
  };

  app.get('/move', async (request, reply) => {
    const move = readRequestedMove(request.query);
    const question = move && (await questionOf(request, move));
    return question ? send(request, reply, question) : backToStart(reply);
  });

  app.post('/move', async (request, reply) => {
    const { body, consoleSession: session } = request;
    const move = readRequestedMove(body);
    const question = move && (await questionOf(request, move));
    if (!question || !Confirmation.Check(body)) return backToStart(reply);
    const reason = body.reason.trim();
    const keyFailure = await keyFailureOf(request, reply, tools, body.key?.trim() ?? '');
    if (keyFailure) return send(request, reply, { ...question, reason, keyFailure }, keyFailure === 'too-many' ? 429 : 403);
    const allowed = { ...question, reason, needsKey: false };
    if (body.seen !== stampOf(question.remote)) return send(request, reply, { ...allowed, isChanged: true }, 409);
    const outcome = await makeMove(options, move, { at: new Date().toISOString(), by: session.operator, reason: reason || null });
    reports.drop();
    const refusals = 'refusals' in outcome ? outcome.refusals.map(({ explanation }) => explanation) : [];
    request.log.info({ operator: session.operator, ...move, refusals }, 'a move from the console');
    if ('refusals' in outcome) return send(request, reply, { ...allowed, refusals }, 409);
    if (!('path' in outcome)) return reply.redirect(`/?${moveAddress(move).split('?')[1]}`, 303);
    return send(request, reply, { type: 'link', session, move, address: `${shopUrl}${outcome.path}`, expiresAt: outcome.expiresAt });
  });
}

/** Why a change is refused: the key was not entered recently, and the form does not carry it. Null when it is allowed. */
async function keyFailureOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, mayTryKey }: ConsoleTools,
  key: string,
): Promise<KeyFailure | null> {
  if (request.consoleSession.isRecent) return null;
  if (key === '') return 'required';
  if (!(await mayTryKey(request))) return 'too-many';
  return (await sessions.renew(request, reply, key)) ? null : 'wrong-key';
}

/** Makes a move as the command line does, with the same gate and the same entry in the history. A preview has an address; a move that was refused has the reasons. */
async function makeMove(
  { store, readBackend }: MovesOptions,
  { type, remote, version }: RequestedMove,
  attribution: Attribution,
): Promise<{ readonly type: string } | { readonly path: string; readonly expiresAt: string } | { readonly refusals: readonly Refusal[] }> {
  const to = version ?? '';
  switch (type) {
    case 'promote': {
      const { contract } = await readBackend();
      return pointChannel(store, { remote, version: to, target: { channel: 'stable' }, attribution, contract });
    }
    case 'readmit': {
      const refusal = await endExclusion(store, { remote, version: to, attribution });
      return refusal ? { refusals: [refusal] } : { type };
    }
    case 'rollback':
      return rollBack(store, { remote, to, attribution });
    case 'stop-canary':
      return endCanary(store, { remote, attribution });
    case 'stop-experiment':
      return stopExperiment(store, remote, attribution);
    case 'preview': {
      const expiresAt = new Date(Date.parse(attribution.at) + PREVIEW_MS).toISOString();
      return { ...(await linkToVersions(store, { [remote]: to }, { path: '/', expiresAt })), expiresAt };
    }
  }
}

/** The request is no move, or the remote is not there any more. */
function backToStart(reply: FastifyReply): FastifyReply {
  return reply.redirect('/', 303);
}
