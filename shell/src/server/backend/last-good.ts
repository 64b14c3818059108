import { LRUCache } from 'lru-cache';

export interface LastGoodOptions<Value> {
  readonly read: () => Promise<Value>;
  /** How long a value is returned without a new reading. */
  readonly freshMs: number;
  /** After a failed reading nothing is read for so long. */
  readonly retryMs: number;
  readonly onFailure: (reason: string) => void;
  /** A clock in milliseconds, for tests. */
  readonly now?: () => number;
}

export interface LastGood<Value> {
  /** The last value, stale while it is read again in the background. Null: there has never been one. Never rejects. */
  get(): Promise<Value | null>;
}

const KEY = 'value';

/** A value from outside that remains while its source does not answer. */
export function createLastGood<Value extends object>({ read, freshMs, retryMs, onFailure, now }: LastGoodOptions<Value>): LastGood<Value> {
  const cache = new LRUCache<typeof KEY, { readonly value: Value | null }>({
    max: 1,
    ttl: freshMs,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
    async fetchMethod(_key, known, { options }) {
      try {
        return { value: await read() };
      } catch (error) {
        options.ttl = retryMs;
        onFailure(error instanceof Error ? error.message : String(error));
        return known ?? { value: null };
      }
    },
  });

  return {
    async get() {
      const isKnown = cache.peek(KEY, { allowStale: true })?.value !== null;
      return (await cache.fetch(KEY, { allowStale: isKnown }))?.value ?? null;
    },
  };
}
