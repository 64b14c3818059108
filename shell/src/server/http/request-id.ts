import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { givenRequestId, REQUEST_ID_HEADER } from '@vitrava/shared-kit/internal/request-id';
import type { FastifyInstance } from 'fastify';

/** Where browsers let a page read the id of a failed call (`PerformanceResourceTiming.serverTiming`); its name there is `request`. */
const SERVER_TIMING = 'server-timing';

/** Answers bear the id of their request in these. */
export const REQUEST_ID_HEADERS = [REQUEST_ID_HEADER, SERVER_TIMING] as const;

const current = new AsyncLocalStorage<string>();

/** The id that a proxy in front, or whoever asks, has given a request; else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  return givenRequestId(headers) ?? randomUUID();
}

/** The id of the request that something is done for; of what is shared, of whoever asked first. Null when it is done for none. */
export function currentRequestId(): string | null {
  return current.getStore() ?? null;
}

/** Answers name their requests, and what is done for a request knows which it is (decision 064). */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.headers({ [REQUEST_ID_HEADER]: id, [SERVER_TIMING]: `request;desc="${id}"` });
    current.run(id, done);
  });
}
