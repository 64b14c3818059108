import { createFairTurns, whenGone } from '@vitrava/shared-kit/internal/fair-turns';
import { networkOf } from '@vitrava/shared-kit/internal/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { keepWithin } from './limit.ts';
import { ownServers } from './own-server.ts';

/** What takes the database long, and anybody may ask for. One product is found at once. */
const COSTLY = /^\/api\/(search\/(?!\d+\/)|categories\/|cart_pricing\/)/;
/** Of those at once; the embedded engine does one thing at a time, PostgreSQL has ten connections for all calls. */
const TURNS = {
  embedded: { atOnce: 1, atOnceForOne: 1, waiting: 64, waitingForOne: 32, patienceMs: 4_000 },
  server: { atOnce: 6, atOnceForOne: 4, waiting: 64, waitingForOne: 32, patienceMs: 4_000 },
} as const;
const COME_AGAIN_SECONDS = '1';

export interface ReadLimitOptions {
  readonly costlyReadsPerMinute: number;
  readonly trustProxy: string;
  readonly databaseUrl: string | null;
}

/** Keeps one address from asking for so much that others wait: by the minute, and by what is at work at the same time. */
export function installReadLimit(app: FastifyInstance, { costlyReadsPerMinute, trustProxy, databaseUrl }: ReadLimitOptions): void {
  const check = limitReads(app, 'search', costlyReadsPerMinute, trustProxy);
  const turns = createFairTurns(TURNS[databaseUrl === null ? 'embedded' : 'server']);
  const isOwn = ownServers(trustProxy);

  app.addHook('onRequest', async (request, reply) => {
    if (!COSTLY.test(request.url)) return;
    await check(request);
    const who = isOwn(request) ? `shop ${request.socket.remoteAddress}` : networkOf(request.ip);
    const release = await turns.take(who, whenGone(reply.raw));
    if (release === null) throw new ApiError(503, 'unavailable', { headers: { 'retry-after': COME_AGAIN_SECONDS }, isExpected: true });
    reply.raw.once('finish', release).once('close', release);
    // It may have gone while its turn came.
    if (reply.raw.destroyed) release();
  });
}

/** Counts reads of one kind by address, but those of the shop's own servers. @fastify/rate-limit must be registered. */
export function limitReads(
  app: FastifyInstance,
  kind: string,
  perMinute: number,
  trustProxy: string,
): (request: FastifyRequest) => Promise<void> {
  const limit = app.createRateLimit({ max: perMinute, timeWindow: 60_000, keyGenerator: ({ ip }) => `${kind} ${networkOf(ip)}` });
  const isOwn = ownServers(trustProxy);
  return async (request) => {
    if (!isOwn(request)) await keepWithin(limit, request);
  };
}
