import { LOCALE_COOKIE, localeCookie } from '@vitrava/server-kit/locale';
import { isLocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestedMove } from '../move/index.ts';
import type { ConsoleReport } from '../report/index.ts';
import type { Access } from './access.ts';
import type { ReportReader } from './read-report.ts';
import { readRequestedMove } from './requested-move.ts';
import type { SendView } from './send-page.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

export interface OverviewOptions {
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly access: Access;
  readonly isWithinLimit: (request: FastifyRequest) => Promise<boolean>;
  readonly reports: ReportReader;
  readonly send: SendView;
}

/** How long a move is news. */
const NEWS_MS = 30_000;

/** `GET /`: everything at a glance. `GET /report.json`: the same as data, for the open page and for programs with an operator's key as bearer. */
export function registerOverview(app: FastifyInstance, { sessions, cookie, access, isWithinLimit, reports, send }: OverviewOptions): void {
  app.get('/', async (request, reply) => {
    const session = await access.session(request, reply);
    if (!session) return reply;
    const report = await reports.current();
    return send(request, reply, { type: 'overview', session, report, done: justDone(request.query, report) });
  });

  app.get<{ Querystring: { to?: unknown } }>('/language', (request, reply) => {
    const { to } = request.query;
    if (isLocaleCode(to)) reply.setCookie(LOCALE_COOKIE, to, localeCookie);
    return reply.redirect('/', 302);
  });

  app.get('/report.json', async (request, reply) => {
    const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const found = key ? await sessions.operatorOf(key) : await sessions.ofToken(cookie.read(request));
    if (found !== null) return reports.current();
    if (key && !(await isWithinLimit(request)))
      return reply.code(429).send({ detail: 'Too many keys that are none. Try again in some minutes.' });
    return reply.code(401).send({ detail: 'Sign in to the console, or send the key of an operator as bearer.' });
  });
}

/** A move that the query names and that is the latest in the history: an address alone proves nothing. */
function justDone(query: unknown, { at, moves: [latest] }: ConsoleReport): RequestedMove | null {
  const named = readRequestedMove(query);
  const isLatest = latest?.remote === named?.remote && Date.parse(at) - Date.parse(latest?.at ?? '') < NEWS_MS;
  return isLatest ? named : null;
}
