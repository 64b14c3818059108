import { type Agent, request } from 'node:http';
import type { Kind, PageRequest } from './asks.ts';

/** The answer to a page or a call, as the client sees it; status 0 is a connection that broke or took too long. */
export interface Answer {
  readonly kind: Kind;
  readonly status: number;
  /** From the request to the last byte. */
  readonly ms: number;
  readonly retryAfter: boolean;
}

const PATIENCE_MS = 20_000;

/** Requests as a browser does, and reads the answer to its end. */
export function requestPage(origin: string, { kind, path, body, from }: PageRequest, agent: Agent): Promise<Answer> {
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const end = (status: number, retryAfter = false) => resolve({ kind, status, ms: performance.now() - startedAt, retryAfter });
  const accept = path.startsWith('/api/') ? 'application/json' : 'text/html';
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    'accept-encoding': 'br',
    accept,
    'user-agent': 'load',
    'x-forwarded-for': from,
    ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  };
  const method = sent === undefined ? 'GET' : 'POST';
  const call = request(new URL(path, origin), { agent, method, headers, timeout: PATIENCE_MS }, (response) => {
    response
      .resume()
      .once('close', () => end(response.complete ? (response.statusCode ?? 0) : 0, response.headers['retry-after'] !== undefined));
  });
  call.once('timeout', () => call.destroy()).once('error', () => end(0));
  call.end(sent);
  return promise;
}
