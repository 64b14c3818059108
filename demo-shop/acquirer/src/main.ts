/*
 * The acquirer's mock: hosted payment pages and signed webhooks, a process of its own with data of its own.
 *
 *   node demo-shop/acquirer/src/main.ts      prints one line {"ready":"acquirer","url":…}; alive at /healthz; the log is written to standard error
 *
 * Environment of the acquirer
 *   ACQUIRER_PORT       3002; 0 is a free one
 *   ACQUIRER_HOST       127.0.0.1
 *   DATA_DIR            .data; payments are in DATA_DIR/acquirer/
 *   ACQUIRER_SECRET     shared with the API; unset means the file DATA_DIR/acquirer-secret, made by the first process
 *   ACQUIRER_LOG_LEVEL  info
 *
 * Environment of the reference API for it
 *   ACQUIRER_URL        http://127.0.0.1:3002; where the API calls it and where browsers open its pages
 *   ACQUIRER_SECRET     as above (same DATA_DIR when unset)
 *   API_WEBHOOK_URL     where the acquirer reports to; unset means the address the API listens at
 *   SHOP_URL            origin that shoppers return to; unset means the one the order came from
 */
import path from 'node:path';
import { localSecret } from '@vitrava/reference-api/process';
import { createLogger } from '@vitrava/server-kit/logging';
import { startServer } from '@vitrava/server-kit/start';
import { buildAcquirer } from './app.ts';
import { readAcquirerConfig } from './config.ts';
import { openStore } from './store.ts';

const SETTLE_EVERY_MS = 500;

await startServer(async () => {
  // Payments are for this user alone.
  process.umask(0o077);
  const config = readAcquirerConfig(process.env);
  const log = createLogger(config.logLevel);

  const store = openStore(path.join(config.dataDir, 'acquirer'));
  const { app, settle } = await buildAcquirer({
    store,
    secret: config.secret ?? (await localSecret(config.dataDir, 'acquirer-secret')),
    now: () => new Date(),
    send: fetch,
    logger: log,
  });
  const url = await app.listen({ port: config.port, host: config.host });
  const timer = setInterval(() => void settle(), SETTLE_EVERY_MS);

  return {
    ready: { ready: 'acquirer', url },
    async stop() {
      clearInterval(timer);
      await app.close();
      store.close();
    },
  };
});
