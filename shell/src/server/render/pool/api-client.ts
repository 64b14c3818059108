import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { codeOf, readAnswer } from './api-answer.ts';
import type { ApiAnswer, ApiCall } from './job.ts';

/** Makes a reading call. Rejects when there is no answer, and when the signal aborts it. */
export type ReadApi = (call: ApiCall, signal: AbortSignal) => Promise<ApiAnswer>;

export interface ApiClientOptions {
  /** An idle connection is closed after this time. */
  readonly idleMs?: number;
  /** Of an answer's body. */
  readonly mostBytes?: number;
}

/** As undici does: a silently dropped connection is soon discarded, and most servers keep theirs for longer. */
const IDLE_MS = 4000;
/** Lists come in pages of a hundred at most; a render's own answer may take 16 MB. */
const MOST_BYTES = 8 * 1024 * 1024;
/** The API is near: to unpack its answers would cost more than to carry them. */
const AS_IT_IS = { 'accept-encoding': 'identity' };
/** The codes of a connection that the other side has closed. */
const RESETS: readonly unknown[] = ['ECONNRESET', 'EPIPE'];

/**
 * Calls the API over connections that stay open. By Node's client of HTTP, which takes half the time of its `fetch` for a call: neither streams of the
 * web nor objects for headers are made of an answer that is only handed on.
 */
export function createApiClient({ idleMs = IDLE_MS, mostBytes = MOST_BYTES }: ApiClientOptions = {}): ReadApi {
  // The agent ends idle connections alone after this time; a slow answer is the caller's to wait for.
  const agentOptions = { keepAlive: true, timeout: idleMs };
  const near = { agent: new HttpAgent(agentOptions), request: httpRequest };
  const secure = { agent: new HttpsAgent(agentOptions), request: httpsRequest };

  return async (call, signal) => {
    const { agent, request: open } = call.url.startsWith('https:') ? secure : near;
    const options = { method: call.method, headers: { ...call.headers, ...AS_IT_IS } };
    const begin = (over: HttpAgent | false) => exchange(open(call.url, { ...options, agent: over }), call.method, signal, mostBytes);
    signal.throwIfAborted();
    const first = begin(agent);
    try {
      return await first.answer;
    } catch (error) {
      // As a rule the API closed the connection while it was idle, and has not seen the call, which changes nothing anyway.
      if (!first.wasStale(error)) throw error;
      signal.throwIfAborted();
      return begin(false).answer;
    }
  };
}

interface Exchange {
  readonly answer: Promise<ApiAnswer>;
  /** Whether it failed because its connection, open since an earlier call, was closed before any answer. */
  readonly wasStale: (error: unknown) => boolean;
}

function exchange(request: ClientRequest, method: ApiCall['method'], signal: AbortSignal, mostBytes: number): Exchange {
  const { promise, resolve, reject } = Promise.withResolvers<ApiAnswer>();
  let hasBegun = false;
  function giveUp(): void {
    reject(new Error('The call was given up.', { cause: signal.reason }));
    request.destroy();
  }
  signal.addEventListener('abort', giveUp, { once: true });
  request.on('error', reject).on('response', (response) => {
    hasBegun = true;
    readAnswer(response, method, mostBytes).then(resolve, reject);
  });
  request.end();
  return {
    answer: promise.finally(() => signal.removeEventListener('abort', giveUp)),
    wasStale: (error) => request.reusedSocket && !hasBegun && RESETS.includes(codeOf(error)),
  };
}
