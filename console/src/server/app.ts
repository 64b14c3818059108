import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { operatorsFileIn } from '@vitrava/delivery/operators';
import type { ResultsCollector } from '@vitrava/delivery/results';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { favicon } from '@vitrava/server-kit/favicon';
import { CACHING, endSilentConnections, http, requireSameOrigin, serverOptions } from '@vitrava/server-kit/http';
import { logResponses } from '@vitrava/server-kit/logging';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { DrawConsole, PartSources } from '../report/index.ts';
import { type MovesOptions, registerMoves } from './moves.ts';
import { registerOverview, registerReport } from './overview.ts';
import { createReportReader } from './read-report.ts';
import { ASSETS, HEADERS, loadPage, PAGE_FILES, sendPage } from './send-page.ts';
import { createSessions } from './sessions.ts';
import { type ConsoleTools, registerSignIn, requireSession } from './sign-in.ts';

export interface ConsoleOptions {
  readonly parts: PartSources;
  readonly store: ReleaseStore;
  /** Observations of visitors per version, for canaries and fresh releases. */
  readonly sums: ResultsCollector;
  readonly keysFolder: string;
  /** Public origin of the console (`CONSOLE_URL`); null: the host of each request. */
  readonly url: string | null;
  /** Public origin of the shop, for links to previews. */
  readonly shopUrl: string;
  readonly readBackend: MovesOptions['readBackend'];
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

/** The console of operators (decisions 049 and 068) on its own origin, away from scripts of the shop. Not listening. */
export async function buildConsole(options: ConsoleOptions): Promise<FastifyInstance> {
  const { parts, store, sums, keysFolder, url, shopUrl, readBackend, trustProxy, logger, now = Date.now, page = loadPage } = options;
  const app = await createServer(trustProxy, logger, url);
  const count = app.createRateLimit(KEY_LIMIT);
  const tools: ConsoleTools = {
    sessions: createSessions({ operatorsFile: operatorsFileIn(keysFolder), secret: () => store.secret(), consoleUrl: url, now }),
    send: async (request, reply, view, status = 200) => sendPage(request, reply, await page(), view, status),
    async mayTryKey(request) {
      const counted = await count(request);
      return counted.isAllowed || !counted.isExceeded;
    },
  };
  const reports = createReportReader({
    store,
    sums,
    parts,
    onFailure: (name, error) => app.log.warn({ err: error, name }, 'a part of the console cannot be read'),
  });
  registerSignIn(app, tools);
  registerReport(app, tools, reports);
  await app.register(async (signedIn) => {
    requireSession(signedIn, tools);
    registerOverview(signedIn, tools, reports);
    registerMoves(signedIn, tools, { store, reports, shopUrl, readBackend });
  });
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
