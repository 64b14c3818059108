import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throttled } from './api-error.ts';

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts this call and gives whose it was counted as; answers 429 when it is one too many. */
export async function enforceLimit(limit: Limit, request: FastifyRequest): Promise<string> {
  const state = await limit(request);
  if (!state.isAllowed && state.isExceeded) throw throttled(state.ttlInSeconds);
  return state.key;
}
