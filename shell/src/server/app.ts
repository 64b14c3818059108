import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Resolver } from '@vitrava/delivery/resolver';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createSettings } from './backend/settings/index.ts';
import { createCompositions } from './compose/compositions/index.ts';
import { registerPageData } from './compose/page-data/index.ts';
import { createPages } from './compose/pages/index.ts';
import { addSecurityHeaders, keepSecretAddresses, SECURITY_HEADERS } from './http/index.ts';
import type { ServerConfig } from './operate/config/index.ts';
import { createCounters, registerConsole } from './operate/console/index.ts';
import { registerHealth } from './operate/health/index.ts';
import { logAnswers } from './operate/logging/index.ts';
import { registerApiProxy } from './plugins/api-proxy/index.ts';
import { createCountryLookup, registerCountry } from './plugins/country/index.ts';
import { registerDocuments } from './plugins/documents/index.ts';
import { registerFavicon } from './plugins/favicon/index.ts';
import { registerImages } from './plugins/images/index.ts';
import { registerLanguage } from './plugins/language/index.ts';
import { registerRobots } from './plugins/robots/index.ts';
import { registerSharePicture } from './plugins/share-picture/index.ts';
import { registerSitemap } from './plugins/sitemap/index.ts';
import { createTelemetry, registerEvents } from './plugins/telemetry/index.ts';
import { registerTheme } from './plugins/theme/index.ts';
import { registerBuilds } from './releases/builds/index.ts';
import { registerReleaseFiles } from './releases/files/index.ts';
import { createRendering } from './render/index.ts';

export interface AppOptions {
  readonly config: ServerConfig;
  readonly resolver: Resolver;
  readonly logger: FastifyBaseLogger;
  /** Calls that the backend lacks; none unless told. */
  readonly missing?: () => readonly string[];
}

const COMPRESSION = {
  global: true,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  threshold: 1024,
  // The answers of a page are compressed while a visitor waits.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
};

/** Builds the composition server; nothing listens yet. The resolver stays the caller's to close. */
export async function buildApp({ config, resolver, logger, missing }: AppOptions): Promise<FastifyInstance> {
  const counters = createCounters();
  const compositions = createCompositions(resolver);
  const settings = createSettings({
    apiBaseUrl: config.apiBaseUrl,
    timeoutMs: config.apiDeadlineMs,
    intervalMs: config.settingsIntervalMs,
    ...(missing && { missing }),
    onHealth: (isHealthy, reason) =>
      isHealthy ? logger.info('settings are read again') : logger.warn({ reason }, 'settings cannot be read'),
  });
  const rendering = createRendering({ config, resolver, logger, counters });
  const pages = createPages({
    compositions,
    renderer: rendering.renderer,
    settings,
    needsVisitor: () => resolver.needsVisitor(),
    publicUrl: config.publicUrl,
    foreign: { widget: config.pickupWidgetOrigin, images: config.imageSources, analytics: config.analytics?.origin ?? null },
    analytics: config.analytics?.page ?? null,
  });

  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    routerOptions: { maxParamLength: 500 },
    // Addresses that the router cannot even decode get a page, too; hooks do not see them.
    frameworkErrors(_error, request, reply) {
      reply.headers(SECURITY_HEADERS);
      pages.answer(request, reply).catch((error: unknown) => {
        logger.error({ err: error }, 'an address that cannot be decoded was not answered by a page');
        reply.raw.destroy();
      });
    },
  });
  let isStarted = false;
  addSecurityHeaders(app);
  keepSecretAddresses(app);
  logAnswers(app);
  await app.register(compress, COMPRESSION);
  await app.register(cookie);

  registerHealth(app, compositions, () => isStarted);
  registerBuilds(app, compositions);
  registerPageData(app, { compositions, renderer: rendering.renderer, settings });
  registerCountry(
    app,
    createCountryLookup({
      tableFile: config.countryTable,
      onProblem: (error) => logger.warn({ err: error }, 'the table of countries cannot be read; every visitor counts as from Russia'),
    }),
  );
  registerLanguage(app);
  registerTheme(app, settings);
  registerRobots(app, config.publicUrl);
  registerDocuments(app, { ...config, pages });
  registerSitemap(app, { ...config, compositions, pages, missing: () => settings.current().missing });
  registerFavicon(app);
  registerSharePicture(app);
  const telemetry = createTelemetry(compositions);
  registerEvents(app, telemetry);
  registerConsole(app, async () => [
    ...(await rendering.describe()),
    ...telemetry.tables(),
    {
      title: 'Composition of a new visitor',
      rows: Object.entries((await compositions.forVisitor(null)).page.remotes).map(([name, { version }]) => [name, version]),
    },
    { title: 'Problems', rows: resolver.problems().map((problem) => [problem.type, 'remote' in problem ? problem.remote : '']) },
    { title: 'Counters', rows: counters.rows().map(({ name, count, mean }) => [name, count, mean ?? '']) },
  ]);
  registerImages(app, {
    resolver,
    folder: config.imageDir,
    maxBytes: config.imageMaxBytes,
    apiBaseUrl: config.apiBaseUrl,
    imageSources: config.imageSources,
    logo: () => settings.current().shop.logo,
  });
  await registerReleaseFiles(app, resolver, config.releaseStoreDir);
  await registerApiProxy(app, config);

  app.get('*', (request, reply) => pages.answer(request, reply));
  app.setNotFoundHandler((request, reply) => pages.answerRefusal(request, reply, 405));
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status < 500) return pages.answerRefusal(request, reply, status);
    request.log.error({ err: error }, 'request failed');
    counters.add('server error');
    return pages.answerFailure(request, reply);
  });
  app.addHook('onReady', async () => {
    await Promise.all([rendering.ready(), settings.start()]);
    isStarted = true;
  });
  app.addHook('onClose', async () => {
    settings.stop();
    await rendering.close();
  });
  return app;
}
