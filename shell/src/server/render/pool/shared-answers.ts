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

interface KeptAnswer extends ApiAnswer {
  readonly policy: CachePolicy;
  readonly askedAt: number;
}

/** A page is no older than its own freshness and this together, whatever the API allows. */
const KEPT_MS = lifetimeMs('publicData');
/** What is kept for an answer beside its body. */
const OVERHEAD_BYTES = 1024;

/**
 * What calls the API for the render processes: what the API says is everybody's (`Cache-Control: public` or `s-maxage`, RFC 9111) is asked for once in ten
 * seconds, not once for each page; the code of the versions knows nothing of it. Kept are good answers to anonymous readings alone.
 * (The cache of undici was tried: it saved the API's work, but its own cost nearly as much as the call.)
 */
export function createSharedAnswers({ read, maxBytes = CACHE_BYTES.sharedAnswers, now = Date.now }: SharedAnswersOptions): ReadApi {
  const kept = new LRUCache<string, KeptAnswer>({ maxSize: maxBytes, maxEntrySize: Math.ceil(maxBytes / 8) });

  return async (call, signal) => {
    const { url, method, headers } = call;
    if (method !== 'GET' || 'authorization' in headers || 'cookie' in headers) return read(call, signal);
    const key = `${url}\n${headers['accept-language'] ?? ''}`;
    const asked = { url, method, headers: { ...headers } };
    const known = kept.get(key);
    if (known && now() - known.askedAt < KEPT_MS && known.policy.satisfiesWithoutRevalidation(asked)) {
      signal.throwIfAborted();
      return known;
    }
    const askedAt = now();
    const answer = await read(call, signal);
    if (answer.status !== 200) return answer;
    const policy = new CachePolicy(asked, { status: answer.status, headers: { ...answer.headers } }, { shared: true });
    if (!policy.storable() || policy.timeToLive() === 0) return answer;
    kept.set(key, { ...answer, policy, askedAt }, { size: OVERHEAD_BYTES + answer.body.byteLength });
    return answer;
  };
}
