import { LOCALE_COOKIE, localeCookie } from '@vitrava/server-kit/locale';
import { isLocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance } from 'fastify';
import type { ConsoleReport, RequestedMove } from '../report/index.ts';
import { readRequestedMove } from './moves.ts';
import type { ReportReader } from './read-report.ts';
import type { ConsoleTools } from './sign-in.ts';

const NEWS_MS = 30_000;

/** `GET /`: everything at a glance; in the scope of `requireSession`. */
export function registerOverview(app: FastifyInstance, { send }: ConsoleTools, reports: ReportReader): void {
  app.get('/', async (request, reply) => {
    const report = await reports.current();
    return send(request, reply, {
      type: 'overview',
      session: request.consoleSession,
      report,
      done: justDone(request.query, report),
    });
  });
}

/** `GET /report.json`: the same as data, for the open page and for programs with an operator's key as bearer. `GET /language`: the switch. */
export function registerReport(app: FastifyInstance, { sessions, mayTryKey }: ConsoleTools, reports: ReportReader): void {
  app.get('/report.json', async (request, reply) => {
    const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const found = key ? await sessions.operatorOf(key) : await sessions.of(request);
    if (found !== null) return reports.current();
    if (key && !(await mayTryKey(request)))
      return reply.code(429).send({ detail: 'Too many keys that are none. Try again in some minutes.' });
    return reply.code(401).send({ detail: 'Sign in to the console, or send the key of an operator as bearer.' });
  });

  app.get<{ Querystring: { to?: unknown } }>('/language', (request, reply) => {
    const { to } = request.query;
    if (isLocaleCode(to)) reply.setCookie(LOCALE_COOKIE, to, localeCookie);
    return reply.redirect('/', 302);
  });
}

/** A move that the query names and that is the latest in the history: an address alone proves nothing. */
function justDone(query: unknown, { at, moves: [latest] }: ConsoleReport): RequestedMove | null {
  const named = readRequestedMove(query);
  const isLatest = latest?.remote === named?.remote && Date.parse(at) - Date.parse(latest?.at ?? '') < NEWS_MS;
  return isLatest ? named : null;
}
