import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { migrate, openPglite, openPostgres } from './database/index.ts';
import { openStudio } from './open-studio.ts';
import { localSecret } from './secrets.ts';
import { buildCatalogue, buildContent, SEED_STAMP } from './seed/index.ts';
import { seedDatabase } from './seeding/index.ts';

const config = readConfig(process.env);
// Standard output carries one line for whoever started the server; the log goes to standard error.
const log = pino({ level: config.logLevel, base: null }, pino.destination(2));

const database = config.databaseUrl
  ? openPostgres(config.databaseUrl, (error) => log.error({ message: error.message }, 'an idle database connection broke'))
  : await openPglite(`${config.dataDir}/db`);
const app = await start().catch(async (error: unknown) => {
  await database.close();
  throw error;
});

async function start() {
  await migrate(database);
  await seedDatabase(database.db, { stamp: SEED_STAMP, catalogue: buildCatalogue, content: buildContent });
  const secret = config.secret ?? (await localSecret(config.dataDir, 'api-secret'));
  const app = await buildApp(
    {
      db: database.db,
      studio: await openStudio(),
      config,
      signingKey: new TextEncoder().encode(secret),
      adminToken: config.adminToken ?? (config.isProduction ? null : await localSecret(config.dataDir, 'api-admin-token')),
      now: () => new Date(),
    },
    log,
  );
  app.addHook('onClose', () => database.close());
  const url = await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`${JSON.stringify({ ready: 'reference-api', url, database: database.engine })}\n`);
  return app;
}

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
