import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { operatorsFileIn } from '@vitrava/delivery/operators';
import type { ResultsCollector } from '@vitrava/delivery/results';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { favicon } from '@vitrava/server-kit/favicon';
import { CACHING, endSilentConnections, http, requireSameOrigin, serverOptions } from '@vitrava/server-kit/http';
import { logResponses } from '@vitrava/server-kit/logging';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { DrawConsole } from '../page/index.ts';
import type { PartSources } from '../parts/index.ts';
import { createAccess } from './access.ts';
import { canaryFigures, freshReleaseFigures } from './canary-figures.ts';
import { registerMoves } from './moves.ts';
import { registerOverview } from './overview.ts';
import { loadPage, PAGE_FILES } from './page-program.ts';
import { createReportReader } from './read-report.ts';
import { ASSETS, HEADERS, type SendView, sendPage } from './send-page.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessions } from './sessions.ts';
import { registerSignIn } from './sign-in.ts';

export interface ConsoleOptions {
  /** What the composition server reports about itself. */
  readonly parts: PartSources;
  readonly store: ReleaseStore;
  /** Observations of visitors per version, for canaries and fresh releases. */
  readonly sums: ResultsCollector;
  /** Where the keys of operators are. */
  readonly keysFolder: string;
  /** Public origin of the console (`CONSOLE_URL`); null: the host of each request. */
  readonly url: string | null;
  /** Public origin of the shop, for links to previews. */
  readonly shopUrl: string;
  readonly trustProxy: readonly string[];
  readonly logger: FastifyBaseLogger;
  /** Milliseconds since the epoch, for tests. */
  readonly now?: () => number;
  /** Another page than the built one, for tests. */
  readonly page?: () => Promise<DrawConsole | null>;
}

/** An operator mistypes a few times; a script gets nowhere with 256 bits, and fills no log. */
const KEY_LIMIT = { max: 10, timeWindow: '10 minutes' };
const FORM_BYTES = 4096;
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * The console of operators (decisions 049 and 068): a server with an origin of its own, so that no script of a shop page can use the session of an operator. It shows what is live
 * for whom, how it does and who changed it, and changes it. Nothing listens yet.
 */
export async function buildConsole(options: ConsoleOptions): Promise<FastifyInstance> {
  const { parts, store, sums, keysFolder, url, shopUrl, trustProxy, logger, now = Date.now, page = loadPage } = options;
  parts.provide('canaries', () => canaryFigures(store, sums));
  parts.provide('freshReleases', () => freshReleaseFigures(store, sums));
  const app = await createServer(trustProxy, logger, url);
  const count = app.createRateLimit(KEY_LIMIT);
  const sessions = createSessions({ operatorsFile: operatorsFileIn(keysFolder), secret: () => store.secret(), now });
  const reports = createReportReader({
    store,
    parts,
    onFailure: (name, error) => app.log.warn({ err: error, name }, 'a part of the console cannot be read'),
  });
  const cookie = createSessionCookie(url);
  const send: SendView = async (request, reply, view, status = 200) => sendPage(request, reply, await page(), view, status);
  const isWithinLimit = async (request: Parameters<typeof count>[0]) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
  const access = createAccess({ sessions, cookie, isWithinLimit, send });
  registerSignIn(app, { sessions, cookie, access, isWithinLimit, send });
  registerOverview(app, { sessions, cookie, access, isWithinLimit, reports, send });
  registerMoves(app, { store, access, reports, shopUrl, send });
  return app;
}

async function createServer(trustProxy: readonly string[], logger: FastifyBaseLogger, url: string | null): Promise<FastifyInstance> {
  const options = serverOptions({ logger, trustProxy, requestTimeoutMs: REQUEST_TIMEOUT_MS, bodyLimitBytes: FORM_BYTES });
  const app = fastify({ ...options, forceCloseConnections: true });
  endSilentConnections(app.server);
  await app.register(http, { publicUrl: url });
  logResponses(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    return /^(?:GET|HEAD)$/.test(request.method) ? undefined : requireSameOrigin(request, reply);
  });
  await app.register(fastifyRateLimit, { global: false });
  await app.register(favicon);
  await app.register(fastifyStatic, {
    root: PAGE_FILES,
    prefix: ASSETS,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', CACHING.revalidated),
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  return app;
}
