import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { operatorsFileIn } from '@vitrava/delivery/operators';
import type { ResultsCollector } from '@vitrava/delivery/results';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { isLocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AskedMove, ConsoleReport, ConsoleView, DrawConsole } from '../../../console/index.ts';
import { LOCALE_COOKIE, localeCookie } from '../../compose/index.ts';
import { CACHING, requireOwnPage } from '../../http/index.ts';
import { readAskedMove } from './asked-move.ts';
import { canaryFigures, freshReleaseFigures } from './canary-figures.ts';
import { registerMoves } from './moves.ts';
import { loadPage, PAGE_FILES } from './page-program.ts';
import { createReportReader } from './read-report.ts';
import { ASSETS, sendPage } from './send-page.ts';
import { createSessions, type SignedIn } from './sessions.ts';

export interface ConsoleOptions {
  readonly store: ReleaseStore;
  /** What visitors met per version, for canaries and fresh releases. */
  readonly sums: ResultsCollector;
  /** Where the keys of operators lie. */
  readonly keysFolder: string;
  /** False where the store is not the shop's own: in development. */
  readonly canMove: boolean;
  /** Origin of the shop as visitors know it, for links to previews; the host that is asked when null. */
  readonly publicUrl: string | null;
  /** Another page than the built one, for tests. */
  readonly page?: () => Promise<DrawConsole | null>;
}

const COOKIE = 'operator';
const SIGN_IN = '/_console/sign-in';
const COOKIE_PLACE = { path: '/_console', httpOnly: true, sameSite: 'strict' } as const;
/** An operator mistypes a few times; a script gets nowhere with 256 bits, and fills no log. */
const TRIES = { max: 10, timeWindow: '10 minutes' };
const FORM_BYTES = 4096;
/** How long a move is news. */
const NEWS_MS = 30_000;

/**
 * `GET /_console` for operators who have signed in with their key (decision 049): what is live where and for whom, how it does, who moved what; and the
 * moves that can be made. Forms work without scripts and are taken from the shop's own pages alone.
 */
export const console = fp<ConsoleOptions>(
  async (app, { store, sums, keysFolder, canMove, publicUrl, page = loadPage }) => {
    const sessions = createSessions({ operatorsFile: operatorsFileIn(keysFolder), secret: () => store.secret() });
    const reports = createReportReader({
      store,
      console: app.console,
      onFailure: (name, error) => app.log.warn({ err: error, name }, 'a part of the console cannot be read'),
    });
    app.console.provide('canaries', () => canaryFigures(store, sums));
    app.console.provide('freshReleases', () => freshReleaseFigures(store, sums));
    await app.register(fastifyRateLimit, { global: false });
    await app.register(fastifyStatic, {
      root: PAGE_FILES,
      prefix: ASSETS,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', CACHING.revalidated),
    });
    app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: FORM_BYTES, parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    const send = async (request: FastifyRequest, reply: FastifyReply, view: ConsoleView, status = 200) =>
      sendPage(request, reply, await page(), view, status);
    /** Who asks; leads to the sign-in where it is no one. */
    const signedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null> => {
      const who = await sessions.ofToken(request.cookies[COOKIE] ?? '');
      if (!who) await reply.header('cache-control', CACHING.none).redirect(SIGN_IN, 303);
      return who;
    };

    app.get('/_console', async (request, reply) => {
      const operator = await signedIn(request, reply);
      if (!operator) return reply;
      const report = await reports.current();
      return send(request, reply, { type: 'overview', operator: operator.name, report, done: justDone(request.query, report), canMove });
    });
    app.get<{ Querystring: { to?: unknown } }>('/_console/language', (request, reply) => {
      const { to } = request.query;
      if (isLocaleCode(to)) reply.setCookie(LOCALE_COOKIE, to, localeCookie);
      return reply.header('cache-control', CACHING.privateNone).redirect('/_console', 302);
    });
    registerSignIn(app, { sessions, send });
    registerReport(app, sessions, reports);
    registerMoves(app, { store, reports, signedIn, send, canMove, publicUrl });
  },
  { name: 'console', encapsulate: true, decorators: { fastify: ['console'], request: ['cookies'], reply: ['setCookie'] } },
);

/** A move that the query names and the history knows as the latest: an address alone says nothing. */
function justDone(query: unknown, { at, moves: [latest] }: ConsoleReport): AskedMove | null {
  const named = readAskedMove(query);
  const isLatest = latest?.remote === named?.remote && Date.parse(at) - Date.parse(latest?.at ?? '') < NEWS_MS;
  return isLatest ? named : null;
}

type Send = (request: FastifyRequest, reply: FastifyReply, view: ConsoleView, status?: number) => Promise<FastifyReply>;

function registerSignIn(app: FastifyInstance, { sessions, send }: { sessions: ReturnType<typeof createSessions>; send: Send }): void {
  const isWithinTries = triesOf(app);
  app.get(SIGN_IN, (request, reply) => send(request, reply, { type: 'sign-in', failure: null }));
  app.post<{ Body?: { key?: unknown } }>(SIGN_IN, { onRequest: requireOwnPage }, async (request, reply) => {
    if (!(await isWithinTries(request))) return send(request, reply, { type: 'sign-in', failure: 'too-many' }, 429);
    const key = request.body?.key;
    const begun = typeof key === 'string' ? await sessions.begin(key.trim()) : null;
    if (!begun) return send(request, reply, { type: 'sign-in', failure: 'wrong-key' }, 403);
    reply.setCookie(COOKIE, begun.token, { ...COOKIE_PLACE, secure: request.protocol === 'https', expires: begun.expires });
    return reply.header('cache-control', CACHING.none).redirect('/_console', 303);
  });
  app.post('/_console/sign-out', { onRequest: requireOwnPage }, async (request, reply) => {
    await sessions.end(request.cookies[COOKIE] ?? '');
    return reply.clearCookie(COOKIE, COOKIE_PLACE).header('cache-control', CACHING.none).redirect(SIGN_IN, 303);
  });
}

/** `GET /_console/report.json`: the same as data, for the open page and for programs with an operator's key as bearer. */
function registerReport(
  app: FastifyInstance,
  sessions: ReturnType<typeof createSessions>,
  reports: ReturnType<typeof createReportReader>,
): void {
  const isWithinTries = triesOf(app);
  app.get('/_console/report.json', async (request, reply) => {
    reply.headers({ 'cache-control': CACHING.privateNone, 'x-robots-tag': 'noindex, nofollow' });
    const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const who = key ? await sessions.ofKey(key) : await sessions.ofToken(request.cookies[COOKIE] ?? '');
    if (who) return reports.current();
    if (key && !(await isWithinTries(request)))
      return reply.code(429).send({ detail: 'Too many keys that are none. Try again in some minutes.' });
    return reply.code(401).send({ detail: 'Sign in at /_console, or send the key of an operator as bearer.' });
  });
}

/** Counts the tries of an address. */
function triesOf(app: FastifyInstance): (request: FastifyRequest) => Promise<boolean> {
  const count = app.createRateLimit(TRIES);
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}
