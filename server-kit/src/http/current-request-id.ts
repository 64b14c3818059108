import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '../request-id/index.ts';

/** The header in which a page can read the id of a failed call (`PerformanceResourceTiming.serverTiming`); the metric is named `request`. */
const SERVER_TIMING = 'server-timing';

export const REQUEST_ID_HEADERS = [REQUEST_ID_HEADER, SERVER_TIMING] as const;

const current = new AsyncLocalStorage<string>();

/** Id of the request that the current work belongs to; work that several requests share belongs to the first. Null outside of requests. */
export function currentRequestId(): string | null {
  return current.getStore() ?? null;
}

/** Adds its id to each response and makes it available to the work of the request (decision 064). */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.headers({ [REQUEST_ID_HEADER]: id, [SERVER_TIMING]: `request;desc="${id}"` });
    current.run(id, done);
  });
}
