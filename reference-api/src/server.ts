import { setTimeout } from 'node:timers/promises';
import { createLogger } from '@vitrava/server-kit/logging';
import { createRegistry, openMetricsServer } from '@vitrava/server-kit/metrics';
import type { RunningServer } from '@vitrava/server-kit/start';
import { buildApp, type Extension } from './app.ts';
import { readConfig } from './config.ts';
import { type ImageRenderer, NO_PICTURES } from './content/pictures/index.ts';
import { migrate, openPglite, openPostgres } from './database/index.ts';
import { readBacklog } from './operations/mail-outbox/index.ts';
import { startMailer } from './operations/mailer/index.ts';
import { measureCalls, measureDatabase, measureMail } from './operations/metrics.ts';
import { prepareDatabase, type Seed } from './operations/seeding/index.ts';
import { describeFailure, localSecret, startPeriodicTask } from './process/index.ts';
import { connectAcquirer } from './purchase/acquirer/index.ts';
import { settleAll } from './purchase/orders/index.ts';
import type { Services } from './services.ts';

/** What a shop brings along; without any of it the API serves what its database holds, an empty catalogue at first. */
export interface ServerOptions {
  readonly seed?: Seed;
  /** Draws the pictures of packs and scenes. */
  readonly imageRenderer?: ImageRenderer;
  /** Addresses beside those of the API, e.g. of stand-ins for other companies' services. */
  readonly extensions?: readonly Extension[];
}

export async function openServer({ seed, imageRenderer = NO_PICTURES, extensions = [] }: ServerOptions = {}): Promise<RunningServer> {
  // What the database and the log write is for this user alone.
  process.umask(0o077);
  let isStopping = false;
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);

  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, (error) => log.error({ message: error.message }, 'an idle database connection broke'))
    : await openPglite(`${config.dataDir}/db`);
  return start().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  async function start(): Promise<RunningServer> {
    await migrate(database);
    await prepareDatabase(database.db, seed);
    const acquirerSecret = config.acquirerSecret ?? (await localSecret(config.dataDir, 'acquirer-secret'));
    const secret = config.secret ?? (await localSecret(config.dataDir, 'api-secret'));
    const metrics = config.metrics ? createRegistry() : undefined;
    if (metrics) measureDatabase(metrics, database);
    const services: Services = {
      db: database.db,
      imageRenderer,
      config,
      signingKey: new TextEncoder().encode(secret),
      adminToken: config.adminToken ?? (config.isProduction ? null : await localSecret(config.dataDir, 'api-admin-token')),
      acquirer: connectAcquirer({
        url: config.acquirerUrl,
        secret: acquirerSecret,
        reportError: (message) => log.warn(message),
        ...(metrics && { send: measureCalls(metrics, 'acquirer', fetch) }),
      }),
      acquirerSecret,
      now: () => new Date(),
      isStopping: () => isStopping,
    };
    const app = await buildApp(services, { logger: log, extensions, metrics });
    const url = await app.listen({ port: config.port, host: config.host });
    const metricsServer = metrics && config.metrics ? await openMetricsServer(() => metrics.metrics(), config.metrics) : null;
    // Orders that no one looks at are given up and refunded too.
    const stopSettling = startPeriodicTask(
      config.settleEverySeconds * 1_000,
      () => settleAll(services),
      (error) => log.error({ failure: describeFailure(error) }, 'orders could not be settled'),
    );
    const stopMailer = startMailer(services, log, metrics && measureMail(metrics, () => readBacklog(database.db)));
    return {
      ready: { ready: 'reference-api', url, database: database.engine, ...(metricsServer && { metrics: metricsServer.url }) },
      async stop() {
        isStopping = true;
        await setTimeout(config.drainMs);
        await Promise.all([stopSettling(), stopMailer()]);
        await app.close();
        await metricsServer?.close();
        await database.close();
      },
    };
  }
}
