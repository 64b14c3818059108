import { networkOf } from '@vitrava/server-kit/network';
import { createPermits, holdPermit, type Permits } from '@vitrava/server-kit/permits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError, throttled } from './api-error.ts';
import { ownServers } from './shop-servers.ts';

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts this call and gives whose it was counted as; answers 429 when it is one too many. */
export async function enforceLimit(limit: Limit, request: FastifyRequest): Promise<string> {
  const state = await limit(request);
  if (!state.isAllowed && state.isExceeded) throw throttled(state.ttlInSeconds);
  return state.key;
}

/** Routes (not addresses, which have many spellings) that are open to all and take the database long. */
const COSTLY = /^\/api\/(search\/(?!:)|categories\/|cart_pricing\/)/;
/** Of those at once, for pages and for visitors' own calls; the embedded engine does one thing at a time, PostgreSQL has ten connections for all calls. */
const COSTLY_PERMITS = {
  embedded: { pages: { concurrency: 1, waiting: 64 }, calls: { concurrency: 1, waiting: 64 } },
  server: { pages: { concurrency: 5, waiting: 64 }, calls: { concurrency: 2, waiting: 64 } },
} as const;
/** All other calls of visitors except pictures, of which a page requests many at once. None of them waits. */
const OTHER = /^\/api\/(?!media\/)/;
/** They may wait for the acquirer, so they are counted separately. */
const OF_ORDERS = /^\/api\/orders\//;
const OTHER_PERMITS = { concurrency: 64, waiting: 0 } as const;
const RETRY_AFTER_S = '1';

/** Bounds what one address requests, by rate and permits. The shop's own servers bound their pages themselves. */
export function installCallPermits(app: FastifyInstance, { costlyReadsPerMinute, trustProxy, databaseUrl }: Config): void {
  const check = limitReads(app, 'search', costlyReadsPerMinute, trustProxy);
  const { pages, calls } = COSTLY_PERMITS[databaseUrl === null ? 'embedded' : 'server'];
  // Pages wait for no call, so that no flood of calls starves them.
  const costly = { own: createPermits(pages), visitors: createPermits(calls) };
  const [others, ofOrders] = [createPermits(OTHER_PERMITS), createPermits(OTHER_PERMITS)];
  const isOwn = ownServers(trustProxy);

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url = '' } = request.routeOptions;
    const own = isOwn(request);
    const client = own ? `shop ${request.socket.remoteAddress}` : networkOf(request.ip);
    if (COSTLY.test(url)) await requirePermit(own ? costly.own : costly.visitors, client, reply);
    else if (OTHER.test(url) && !own) await requirePermit(OF_ORDERS.test(url) ? ofOrders : others, client, reply);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (COSTLY.test(request.routeOptions.url ?? '')) await check(request);
    if (!hasBody(request)) await begin(request, reply);
  });
  // A body may arrive slowly or never; until then its request holds no permit.
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request)) await begin(request, reply);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function requirePermit(permits: Permits, client: string, { raw }: FastifyReply): Promise<void> {
  if (await holdPermit(raw, permits, client)) return;
  throw new ApiError(503, 'unavailable', { headers: { 'retry-after': RETRY_AFTER_S }, isExpected: true });
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
    if (!isOwn(request)) await enforceLimit(limit, request);
  };
}
