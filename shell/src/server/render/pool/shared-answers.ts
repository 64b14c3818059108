import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { CACHE_BYTES } from '../../cache/index.ts';
import type { ReadApi } from './api-client.ts';
import type { ApiAnswer } from './job.ts';

export interface SharedAnswersOptions {
  readonly read: ReadApi;
  /** Bytes of all answers together; an answer takes at most an eighth. */
  readonly maxBytes?: number;
  readonly now?: () => number;
}

interface StoredAnswer extends ApiAnswer {
  readonly policy: CachePolicy;
  readonly requestedAt: number;
}

/** A page is no older than its own freshness and this together, whatever the API allows. */
const RETENTION_MS = lifetimeMs('publicData');
/** What is kept for an answer beside its body. */
const OVERHEAD_BYTES = 1024;

/**
 * Calls the API for the render processes: a public answer (`Cache-Control: public` or `s-maxage`, RFC 9111) is
 * requested once in ten seconds, not once for each page; the code of the versions is not involved. Only good answers to
 * anonymous readings are cached. (The cache of undici was tried: it saved the API's work, but its own cost nearly as
 * much as the call.)
 */
export function createSharedAnswers({ read, maxBytes = CACHE_BYTES.sharedAnswers, now = Date.now }: SharedAnswersOptions): ReadApi {
  const stored = new LRUCache<string, StoredAnswer>({ maxSize: maxBytes, maxEntrySize: Math.ceil(maxBytes / 8) });

  return async (call, signal) => {
    const { url, method, headers } = call;
    if (method !== 'GET' || 'authorization' in headers || 'cookie' in headers) return read(call, signal);
    const key = `${url}\n${headers['accept-language'] ?? ''}`;
    const requested = { url, method, headers: { ...headers } };
    const known = stored.get(key);
    if (known && now() - known.requestedAt < RETENTION_MS && known.policy.satisfiesWithoutRevalidation(requested)) {
      signal.throwIfAborted();
      return known;
    }
    const requestedAt = now();
    const answer = await read(call, signal);
    if (answer.status !== 200) return answer;
    const policy = new CachePolicy(requested, { status: answer.status, headers: { ...answer.headers } }, { shared: true });
    if (!policy.storable() || policy.timeToLive() === 0) return answer;
    stored.set(key, { ...answer, policy, requestedAt }, { size: OVERHEAD_BYTES + answer.body.byteLength });
    return answer;
  };
}
