import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { connectAcquirer } from './acquirer-client/index.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { migrate, openPglite, openPostgres } from './database/index.ts';
import { describeFailure } from './failure.ts';
import { startMailer } from './mailer/index.ts';
import { openStudio } from './open-studio.ts';
import { settleAll } from './orders/index.ts';
import { repeat } from './repeat.ts';
import { localSecret } from './secrets.ts';
import { buildCatalogue, buildContent, buildDelivery, SEED_STAMP } from './seed/index.ts';
import { seedDatabase } from './seeding/index.ts';
import type { Services } from './services.ts';

let isStopping = false;
const config = readConfig(process.env);
// Standard output carries one line for whoever started the server; the log goes to standard error.
const log = pino({ level: config.logLevel, base: null }, pino.destination(2));

const database = config.databaseUrl
  ? openPostgres(config.databaseUrl, (error) => log.error({ message: error.message }, 'an idle database connection broke'))
  : await openPglite(`${config.dataDir}/db`);
const stop = await start().catch(async (error: unknown) => {
  await database.close();
  throw error;
});

async function start() {
  await migrate(database);
  await seedDatabase(database.db, { stamp: SEED_STAMP, catalogue: buildCatalogue, content: buildContent, delivery: buildDelivery });
  const acquirerSecret = config.acquirerSecret ?? (await localSecret(config.dataDir, 'acquirer-secret'));
  const secret = config.secret ?? (await localSecret(config.dataDir, 'api-secret'));
  const services: Services = {
    db: database.db,
    studio: await openStudio(),
    config,
    signingKey: new TextEncoder().encode(secret),
    adminToken: config.adminToken ?? (config.isProduction ? null : await localSecret(config.dataDir, 'api-admin-token')),
    acquirer: connectAcquirer({ url: config.acquirerUrl, secret: acquirerSecret, reportError: (message) => log.warn(message) }),
    acquirerSecret,
    now: () => new Date(),
    isStopping: () => isStopping,
  };
  const app = await buildApp(services, log);
  const url = await app.listen({ port: config.port, host: config.host });
  // Orders that nobody looks at are given up and refunded too.
  const stopSettling = repeat(
    config.settleEverySeconds * 1_000,
    () => settleAll(services),
    (error) => log.error({ failure: describeFailure(error) }, 'orders could not be settled'),
  );
  const stopMailer = startMailer(services, log);
  process.stdout.write(`${JSON.stringify({ ready: 'reference-api', url, database: database.engine })}\n`);
  return async () => {
    await setTimeout(config.drainMs);
    await Promise.all([stopSettling(), stopMailer()]);
    await app.close();
    await database.close();
  };
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
