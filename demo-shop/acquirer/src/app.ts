import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serverOptions } from '@vitrava/server-kit/http';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { merchantRoutes } from './merchant-routes.ts';
import { payRoutes } from './pay-routes.ts';
import { createPayments } from './payments.ts';
import type { Store } from './store.ts';
import { createWebhooks, type Send } from './webhooks.ts';

const resolver = createRequire(import.meta.url);
const FONTS = ['cyrillic-400', 'cyrillic-600', 'latin-400', 'latin-600'] as const;
const CACHED = 'public, max-age=300';

async function assetRoutes(app: FastifyInstance): Promise<void> {
  const files = [
    { url: '/pay.css', type: 'text/css; charset=utf-8', file: path.join(import.meta.dirname, 'page/pay.css') },
    ...FONTS.map((name) => ({
      url: `/fonts/${name}.woff2`,
      type: 'font/woff2',
      file: resolver.resolve(`@fontsource/golos-text/files/golos-text-${name}-normal.woff2`),
    })),
  ];
  for (const { url, type, file } of files) {
    const content = await readFile(file);
    const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 10)}"`;
    app.get(url, async (request, reply) => {
      reply.header('etag', etag).header('cache-control', CACHED).header('x-content-type-options', 'nosniff');
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(content);
    });
  }
}

interface Needs {
  readonly store: Store;
  readonly secret: string;
  readonly now: () => Date;
  readonly send: Send;
  readonly logger?: FastifyBaseLogger;
}

const BODY_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;

/** The acquirer's server, not listening yet. `settle` carries out due decisions of banks and webhooks. */
export async function buildAcquirer({ store, secret, now, send, logger }: Needs) {
  const app = fastify(
    serverOptions({ logger, trustProxy: 'loopback', requestTimeoutMs: REQUEST_TIMEOUT_MS, bodyLimitBytes: BODY_LIMIT_BYTES }),
  );
  const payments = createPayments({ store, now });
  const webhooks = createWebhooks({ store, secret, now, send, report: (message) => app.log.warn(message) });
  // Runs by a timer and beside requests, where a failure has no receiver; due work stays due.
  const settle = async (): Promise<void> => {
    try {
      payments.decideDue();
      await webhooks.flush();
    } catch (error) {
      app.log.error({ message: error instanceof Error ? error.message : 'unknown failure' }, 'what is due could not be done');
    }
  };
  const changed = () => {
    void settle();
  };

  // An answer contains no internal details, and the log nothing of the typed data.
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error({ message: error.message, stack: error.stack }, 'request failed');
    return reply.code(status).send({ detail: status >= 500 ? 'The acquirer has failed.' : 'The request was not understood.' });
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  await merchantRoutes(app, { payments, secret, changed });
  await assetRoutes(app);
  await payRoutes(app, { payments, now, changed });
  await app.ready();
  return { app, settle };
}
