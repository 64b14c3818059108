import type { FastifyRequest } from 'fastify';
import { enforceLimit } from '../../http/index.ts';
import type { ApiInstance } from '../../services.ts';

const HOUR_MS = 3_600_000;
/** One account gets a sixth of the limit of an address. */
const ACCOUNT_SHARE = 6;

/** Counts calls of one kind for each address; throws 429 when there are too many in an hour. */
export function limitByAddress(app: ApiInstance, callsPerHour: number): (request: FastifyRequest) => Promise<void> {
  // The library's own key takes the 2^64 addresses that an IPv6 customer owns for one.
  const limit = app.createRateLimit({ max: callsPerHour, timeWindow: HOUR_MS });
  return async (request) => void (await enforceLimit(limit, request));
}

/** Counts them for each account or e-mail too, so that many addresses together do not get further. */
export function limitByAccount(
  app: ApiInstance,
  callsPerHour: number,
  accountOf: (request: FastifyRequest) => string | number,
): (request: FastifyRequest) => Promise<void> {
  const max = Math.max(1, Math.floor(callsPerHour / ACCOUNT_SHARE));
  const limit = app.createRateLimit({ max, timeWindow: HOUR_MS, keyGenerator: (request) => `account ${accountOf(request)}` });
  return async (request) => void (await enforceLimit(limit, request));
}
