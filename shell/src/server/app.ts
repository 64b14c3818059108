import { randomUUID } from 'node:crypto';
import type { Resolver } from '@vitrava/delivery/resolver';
import type { ResultsCollector } from '@vitrava/delivery/results';
import { filesFolderOf, type ReleaseStore } from '@vitrava/delivery/store';
import type { WorkingBuilds } from '@vitrava/delivery/working';
import { favicon } from '@vitrava/server-kit/favicon';
import { endSilentConnections, SECURITY_HEADERS, serverOptions } from '@vitrava/server-kit/http';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { backend } from './backend/index.ts';
import { compose } from './compose/index.ts';
import { shopHttp } from './http/index.ts';
import type { Metrics } from './metrics/index.ts';
import { operate, type ServerConfig } from './operate/index.ts';
import { apiProxy } from './plugins/api-proxy/index.ts';
import { country } from './plugins/country/index.ts';
import { developerBuilds } from './plugins/developer-builds/index.ts';
import { guard, watchAnswers } from './plugins/guard/index.ts';
import { images } from './plugins/images/index.ts';
import { language } from './plugins/language/index.ts';
import { preview } from './plugins/preview/index.ts';
import { robots } from './plugins/robots/index.ts';
import { sitemap } from './plugins/sitemap/index.ts';
import { staticFiles } from './plugins/static-files/index.ts';
import { telemetry } from './plugins/telemetry/index.ts';
import { theme } from './plugins/theme/index.ts';
import { proxy } from './proxy/index.ts';
import { releases } from './releases/index.ts';
import { createExclusionSharing, render } from './render/index.ts';

/** Includes the upload of a working build over a slow connection. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Routes that accept larger bodies have limits of their own. */
const BODY_LIMIT_BYTES = 16 * 1024;

export interface AppOptions {
  readonly config: ServerConfig;
  readonly resolver: Resolver;
  /** Where the results of experiments are kept; closed with the app. */
  readonly results: ResultsCollector;
  readonly sums: ResultsCollector;
  readonly logger: FastifyBaseLogger;
  /** What the resolver reads: for the guard of releases, and the keys of developers. */
  readonly store: ReleaseStore;
  /** Builds of developers; null where the shop takes none. */
  readonly working?: WorkingBuilds | null;
  /** What the figures for machines are kept in; without it nothing is measured. */
  readonly metrics?: Metrics | null;
  /** Calls that the backend lacks, for tests; by default the backend is called. */
  readonly missing?: () => readonly string[];
  /** Milliseconds since the epoch, for tests. */
  readonly now?: () => number;
}

/** Builds the composition server; nothing listens yet. The resolver stays the caller's to close. */
export async function buildApp({
  config,
  resolver,
  results,
  sums,
  logger,
  metrics = null,
  missing,
  store,
  working = null,
  now = Date.now,
}: AppOptions): Promise<FastifyInstance> {
  const { apiBaseUrl, apiDeadlineMs, publicUrl, imageSources, analytics } = config;
  const app = createServer(config, logger);

  // Before the routes that it watches.
  const answers = watchAnswers(app, now, randomUUID());

  // The core: compose a page, render it, serve releases, operate.
  await app.register(shopHttp, { publicUrl });
  await app.register(proxy);
  await app.register(operate, { metrics });
  await app.register(backend, { apiBaseUrl, apiDeadlineMs, settingsIntervalMs: config.settingsIntervalMs, missing });
  await app.register(render, {
    resolver,
    apiBaseUrl,
    apiDeadlineMs,
    renderDeadlineMs: config.renderDeadlineMs,
    fragmentPatienceMs: config.fragmentPatienceMs,
    probeAfterMs: config.probeAfterMs,
    renderProcesses: config.renderProcesses,
    // A server without the guard looks after working builds, which no other server has.
    sharing: store && config.guardMs !== null ? createExclusionSharing({ store, log: app.log, now }) : null,
  });
  await app.register(compose, {
    resolver,
    publicUrl,
    foreign: {
      widget: config.pickupWidgetOrigin,
      images: imageSources,
      analytics: analytics?.origin ?? null,
      developer: config.workingStoreDir !== null,
    },
    analytics: analytics?.page ?? null,
  });
  await app.register(releases, { resolver, filesDir: filesFolderOf(config.releaseStore) });

  // Additions of the shop: the core has none of them.
  await app.register(apiProxy, { apiBaseUrl, publicUrl, refreshCookie: config.refreshCookie });
  await app.register(language);
  await app.register(theme);
  await app.register(images, { resolver, apiBaseUrl, imageSources, imageDir: config.imageDir, imageMaxBytes: config.imageMaxBytes });
  await app.register(sitemap, { apiBaseUrl, apiDeadlineMs, publicUrl });
  await app.register(robots, { publicUrl });
  await app.register(favicon);
  await app.register(staticFiles, { publicUrl, staticFilesDir: config.staticFilesDir });
  await app.register(country, { countryTable: config.countryTable });
  await app.register(preview, { resolver });
  if (working) await app.register(developerBuilds, { working, store });
  await app.register(telemetry, { resolver, results, sums, now });
  if (config.guardMs !== null) await app.register(guard, { store, sums, answers, everyMs: config.guardMs, now });
  return app;
}

function createServer({ trustProxy }: ServerConfig, logger: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    ...serverOptions({ logger, trustProxy, requestTimeoutMs: REQUEST_TIMEOUT_MS, bodyLimitBytes: BODY_LIMIT_BYTES }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    // Addresses that the router cannot even decode get a page, too; hooks do not see them.
    frameworkErrors(_error, request, reply) {
      reply.headers(SECURITY_HEADERS);
      // The cookie plugin has not seen this request.
      request.cookies = {};
      app.pages.answer(request, reply).catch((error: unknown) => {
        logger.error({ err: error }, 'an address that cannot be decoded was not answered by a page');
        reply.raw.destroy();
      });
    },
  });
  endSilentConnections(app.server);
  return app;
}
