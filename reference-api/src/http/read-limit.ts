import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepWithin } from './limit.ts';

const COSTLY = /^\/api\/(search|categories)\//;

/** Keeps one address from asking for so much that others wait. Far more than a browser ever asks for. */
export function installReadLimit(app: FastifyInstance, perMinute: number): void {
  const check = limitReads(app, 'search', perMinute);
  app.addHook('onRequest', async (request) => {
    if (COSTLY.test(request.url)) await check(request);
  });
}

/** Counts reads of one kind by address. @fastify/rate-limit must be registered. */
export function limitReads(app: FastifyInstance, kind: string, perMinute: number): (request: FastifyRequest) => Promise<void> {
  const limit = app.createRateLimit({ max: perMinute, timeWindow: 60_000, keyGenerator: (request) => `${kind} ${request.ip}` });
  return async (request) => {
    if (!isOwnServer(request)) await keepWithin(limit, request);
  };
}

/** The shop's server asks from this machine for all its visitors at once; what it passes on for one of them says so. */
function isOwnServer(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isHere = address === '::1' || /^(::ffff:)?127\./.test(address);
  return isHere && isIP(address) !== 0 && request.headers['x-forwarded-for'] === undefined;
}
