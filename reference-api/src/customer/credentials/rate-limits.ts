import type { FastifyRequest } from 'fastify';
import { enforceLimit } from '../../http/index.ts';
import type { ApiInstance } from '../../services.ts';
import { readAddress } from './email-address.ts';

type Limit = (request: FastifyRequest) => Promise<void>;

const HOUR_MS = 3_600_000;
/** One account gets a sixth of the limit of an address. */
const ACCOUNT_SHARE = 6;

/** Counts calls of one kind for each address; throws 429 when there are too many in an hour. */
export function limitByAddress(app: ApiInstance, callsPerHour: number): Limit {
  // The library's own key takes the 2^64 addresses that an IPv6 customer owns for one.
  const limit = app.createRateLimit({ max: callsPerHour, timeWindow: HOUR_MS });
  return async (request) => void (await enforceLimit(limit, request));
}

/** Counts them for each account too, so that many addresses together do not get further. */
export function limitByAccount(app: ApiInstance, callsPerHour: number, share = ACCOUNT_SHARE): Limit {
  return limitByKey(app, callsPerHour / share, (request) => `account ${request.userId}`);
}

/** Counts them for each e-mail in the body: mails are sent to it, and it may be someone else's. */
export function limitByEmail(app: ApiInstance, callsPerHour: number, share = ACCOUNT_SHARE): Limit {
  return limitByKey(app, callsPerHour / share, ({ body }) => `email ${readAddress((body as { email: string }).email)}`);
}

function limitByKey(app: ApiInstance, callsPerHour: number, keyGenerator: (request: FastifyRequest) => string): Limit {
  const limit = app.createRateLimit({ max: Math.max(1, Math.floor(callsPerHour)), timeWindow: HOUR_MS, keyGenerator });
  return async (request) => void (await enforceLimit(limit, request));
}
