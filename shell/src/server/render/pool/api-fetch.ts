import { REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import type { ApiCall, ApiOutcome } from './job.ts';
import type { ProcessMessage } from './messages.ts';

type Input = Parameters<typeof globalThis.fetch>[0];

/** Answers that have no body by HTTP's rules: `Response` refuses even an empty one. */
const BODILESS = [204, 205, 304];

/** The release's own fault, not the API's. */
export class RefusedCallError extends TypeError {}

/**
 * The `fetch` of a render process: it sends the call to the server, which calls the API and nothing else
 * (`api-calls.ts`). Only reading calls are made, so there is no body to send.
 */
export function createApiFetch(send: (message: ProcessMessage) => void) {
  const waiting = new Map<number, (answer: ApiOutcome) => void>();
  let lastId = 0;

  async function apiFetch(input: Input, init?: RequestInit, requestId?: string): Promise<Response> {
    const { call, signal } = callOf(input, init, requestId);
    signal?.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<ApiOutcome>();
    const giveUp = () => {
      send({ type: 'cancel', id });
      reject(signal?.reason);
    };
    waiting.set(id, resolve);
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      send({ type: 'call', id, call });
      const answer = await promise;
      if (answer === 'refused') throw new RefusedCallError(`A render on the server may read the API alone, not ${call.url}.`);
      if (answer === null) throw new TypeError('fetch failed');
      const { status, headers, body } = answer;
      return new Response(BODILESS.includes(status) ? null : body, { status, headers: { ...headers } });
    } finally {
      waiting.delete(id);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return {
    fetch: apiFetch,
    answered: (id: number, answer: ApiOutcome) => waiting.get(id)?.(answer),
  };
}

function callOf(input: Input, init: RequestInit | undefined, requestId: string | undefined): { call: ApiCall; signal: AbortSignal | null } {
  const request = input instanceof Request ? input : null;
  const url = input instanceof Request ? input.url : input instanceof URL ? input.href : input;
  const method = init?.method ?? request?.method ?? 'GET';
  if (method !== 'GET' && method !== 'HEAD') throw new RefusedCallError(`A render on the server only reads; it may not ${method}.`);
  const output = Object.fromEntries(new Headers(init?.headers ?? request?.headers));
  const headers = requestId === undefined ? output : { ...output, [REQUEST_ID_HEADER]: requestId };
  return { call: { url, method, headers }, signal: init?.signal ?? request?.signal ?? null };
}
