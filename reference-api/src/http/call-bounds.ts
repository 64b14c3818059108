import { createFairTurns, type FairTurns, takeTurnFor } from '@vitrava/shared-kit/internal/fair-turns';
import { networkOf } from '@vitrava/shared-kit/internal/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { keepWithin } from './limit.ts';
import { ownServers } from './own-server.ts';

/** Routes (not addresses, which can be written in many ways) that take the database long, and anybody may ask for. One product is found at once. */
const COSTLY = /^\/api\/(search\/(?!:)|categories\/|cart_pricing\/)/;
const WAITING = { waiting: 64, waitingForOne: 32, patienceMs: 4_000 } as const;
/** The composition server lets few of them through at a time, and those have waited already. */
const PATIENTLY = { ...WAITING, isPatient: true } as const;
/** Of those at once, for pages and for visitors' own calls; the embedded engine does one thing at a time, PostgreSQL has ten connections for all calls. */
const TURNS = {
  embedded: { pages: { atOnce: 1, atOnceForOne: 1, ...WAITING }, calls: { atOnce: 1, atOnceForOne: 1, ...PATIENTLY } },
  server: { pages: { atOnce: 5, atOnceForOne: 4, ...WAITING }, calls: { atOnce: 2, atOnceForOne: 2, ...PATIENTLY } },
} as const;
/** All other calls of visitors, but for pictures, of which a page asks for many at once: whoever has so many under way is told to come again. */
const OTHER = /^\/api\/(?!media\/)/;
/** They may wait for the acquirer, so that they are counted apart. */
const OF_ORDERS = /^\/api\/orders\//;
const UNDER_WAY = { atOnce: 256, atOnceForOne: 32, waiting: 0, waitingForOne: 0, patienceMs: 4_000 } as const;
const COME_AGAIN_SECONDS = '1';

export interface CallBoundsOptions {
  readonly costlyReadsPerMinute: number;
  readonly trustProxy: string;
  readonly databaseUrl: string | null;
}

/**
 * Keeps one address from asking for so much that others wait: by the minute, and by what is at work at the same time. What the shop's own servers ask for their pages is
 * counted only where it is costly: they bound it themselves.
 */
export function installCallBounds(app: FastifyInstance, { costlyReadsPerMinute, trustProxy, databaseUrl }: CallBoundsOptions): void {
  const check = limitReads(app, 'search', costlyReadsPerMinute, trustProxy);
  const { pages, calls } = TURNS[databaseUrl === null ? 'embedded' : 'server'];
  // No flood of calls keeps pages from being made: they wait for no call.
  const costly = { own: createFairTurns(pages), visitors: createFairTurns(calls) };
  const [others, ofOrders] = [createFairTurns(UNDER_WAY), createFairTurns(UNDER_WAY)];
  const isOwn = ownServers(trustProxy);

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url = '' } = request.routeOptions;
    const own = isOwn(request);
    const who = own ? `shop ${request.socket.remoteAddress}` : networkOf(request.ip);
    if (COSTLY.test(url)) await takeTurn(own ? costly.own : costly.visitors, who, reply);
    else if (OTHER.test(url) && !own) await takeTurn(OF_ORDERS.test(url) ? ofOrders : others, who, reply);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (COSTLY.test(request.routeOptions.url ?? '')) await check(request);
    if (!hasBody(request)) await begin(request, reply);
  });
  // A body may take its time, or never come: others have the turn meanwhile.
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request)) await begin(request, reply);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function takeTurn(turns: FairTurns, who: string, { raw }: FastifyReply): Promise<void> {
  if (await takeTurnFor(raw, turns, who)) return;
  throw new ApiError(503, 'unavailable', { headers: { 'retry-after': COME_AGAIN_SECONDS }, isExpected: true });
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
