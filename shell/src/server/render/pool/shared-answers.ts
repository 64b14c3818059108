import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { THREAD_CACHE_BYTES } from '../../cache/index.ts';

type Fetch = typeof globalThis.fetch;

export interface SharedAnswersOptions {
  readonly fetch?: Fetch;
  /** Bytes of all answers together; an answer takes at most an eighth. */
  readonly maxBytes?: number;
  readonly now?: () => number;
}

interface Answer {
  readonly body: ArrayBuffer;
  readonly policy: CachePolicy;
  readonly headers: Record<string, string>;
  readonly askedAt: number;
}

/** A page is no older than its own freshness and this together, whatever the API allows. */
const KEPT_MS = 10_000;
/** What is kept for an answer beside its body. */
const OVERHEAD_BYTES = 1024;

/**
 * What calls the API for the render threads of a process: what the API says is everybody's (`Cache-Control: public` or `s-maxage`, RFC 9111) is asked for once in ten
 * seconds, not once for each page; the code of the versions knows nothing of it. Kept are good answers to anonymous readings alone.
 * (The cache of undici was tried: it saved the API's work, but its own cost nearly as much as the call.)
 */
export function createSharedAnswers({
  fetch = globalThis.fetch,
  maxBytes = THREAD_CACHE_BYTES.sharedAnswers,
  now = Date.now,
}: SharedAnswersOptions = {}): Fetch {
  const kept = new LRUCache<string, Answer>({ maxSize: maxBytes, maxEntrySize: Math.ceil(maxBytes / 8) });

  return async (input, init) => {
    const asked = anonymousReading(input, init);
    if (!asked) return fetch(input, init);
    const key = `${asked.url}\n${asked.headers['accept-language'] ?? ''}`;
    const answer = kept.get(key);
    if (answer && now() - answer.askedAt < KEPT_MS && answer.policy.satisfiesWithoutRevalidation(asked)) {
      init?.signal?.throwIfAborted();
      return new Response(answer.body, { headers: answer.headers });
    }
    const askedAt = now();
    const response = await fetch(input, init);
    const headers = Object.fromEntries(response.headers);
    const policy = new CachePolicy(asked, { status: response.status, headers }, { shared: true });
    if (response.status !== 200 || !policy.storable() || policy.timeToLive() === 0) return response;
    const body = await response.arrayBuffer();
    kept.set(key, { body, policy, headers, askedAt }, { size: OVERHEAD_BYTES + body.byteLength });
    return new Response(body, { headers });
  };
}

interface Reading {
  readonly url: string;
  readonly method: 'GET';
  readonly headers: Record<string, string>;
}

/** The call as data when it reads and does not say who asks; null for any other. */
function anonymousReading(input: Parameters<Fetch>[0], init: RequestInit | undefined): Reading | null {
  if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return null;
  const headers = Object.fromEntries(new Headers(init?.headers));
  return 'authorization' in headers || 'cookie' in headers ? null : { url: input, method: 'GET', headers };
}
