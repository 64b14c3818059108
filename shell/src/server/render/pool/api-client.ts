import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { ApiAnswer, ApiCall } from './job.ts';

/** Makes a reading call. Rejects when there is no answer, and when the signal says that none is wanted any more. */
export type ReadApi = (call: ApiCall, signal: AbortSignal) => Promise<ApiAnswer>;

/** What leads elsewhere is no answer. 304 does not, and nobody has asked for it. */
const REDIRECTS = [301, 302, 303, 307, 308];
/** The API is near: to unpack its answers would cost more than to carry them. */
const AS_IT_IS = { 'accept-encoding': 'identity' };

/**
 * Calls the API over connections that stay open. By Node's client of HTTP, which takes half the time of its `fetch` for a call: neither streams of the
 * web nor objects for headers are made of an answer that is only handed on.
 */
export function createApiClient(): ReadApi {
  const near = { agent: new HttpAgent({ keepAlive: true }), request: httpRequest };
  const secure = { agent: new HttpsAgent({ keepAlive: true }), request: httpsRequest };

  return async function read(call, signal) {
    signal.throwIfAborted();
    const { agent, request: open } = call.url.startsWith('https:') ? secure : near;
    const request = open(call.url, { agent, method: call.method, headers: { ...call.headers, ...AS_IT_IS } });
    try {
      return await answerTo(request, signal);
    } catch (error) {
      // As a rule the API closed the connection while it was idle, and has not seen the call, which changes nothing anyway.
      if (request.reusedSocket && !signal.aborted && isReset(error)) return read(call, signal);
      throw error;
    }
  };
}

function answerTo(request: ClientRequest, signal: AbortSignal): Promise<ApiAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ApiAnswer>();
  const giveUp = () => request.destroy(new Error('The call was given up.'));
  signal.addEventListener('abort', giveUp, { once: true });
  request.on('error', reject).on('response', (response) => read(response, resolve, reject));
  request.end();
  return promise.finally(() => signal.removeEventListener('abort', giveUp));
}

function read(response: IncomingMessage, resolve: (answer: ApiAnswer) => void, reject: (error: Error) => void): void {
  const status = response.statusCode ?? 0;
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
  response.on('end', () => {
    if (REDIRECTS.includes(status)) reject(new Error(`The API leads elsewhere with ${status}.`));
    else resolve({ status, headers: headersOf(response), body: joined(chunks) });
  });
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** In memory of its own, to be handed to a thread. */
function joined(chunks: readonly Buffer[]): ArrayBuffer {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const chunk of chunks) {
    whole.set(chunk, start);
    start += chunk.length;
  }
  return whole.buffer;
}

function isReset(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === 'ECONNRESET' || code === 'EPIPE';
}
