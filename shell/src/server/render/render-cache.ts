import { LRUCache } from 'lru-cache';

/** Something made for the cache. What is not `cacheable` goes to those who wait for it and to no one after them. */
export interface Produced<T> {
  readonly value: T;
  readonly bytes: number;
  readonly cacheable: boolean;
}

export interface RenderCache<T> {
  /** The kept value while fresh; a stale one while a new one is made behind it; else made now, once for all who ask. */
  read(key: string, produce: () => Promise<Produced<T>>): Promise<T>;
  stats(): { readonly entries: number; readonly bytes: number; readonly hits: number; readonly misses: number };
}

interface Entry<T> {
  readonly value: T;
  readonly madeAt: number;
}

export interface RenderCacheOptions {
  readonly maxBytes: number;
  readonly freshMs?: number;
  readonly staleMs?: number;
  readonly now?: () => number;
}

/** Rendered HTML by key, bounded by bytes: fresh for 10 s, then served stale for 60 s more while it is made anew. */
export function createRenderCache<T>(options: RenderCacheOptions): RenderCache<T> {
  const { maxBytes, freshMs = 10_000, staleMs = 60_000, now = Date.now } = options;
  const entries = new LRUCache<string, Entry<T> & object>({ maxSize: maxBytes, maxEntrySize: Math.ceil(maxBytes / 8) });
  const underWay = new Map<string, Promise<T>>();
  let hits = 0;
  let misses = 0;

  function make(key: string, produce: () => Promise<Produced<T>>): Promise<T> {
    const known = underWay.get(key);
    if (known) return known;
    const making = produce()
      .then(({ value, bytes, cacheable }) => {
        if (cacheable) entries.set(key, { value, madeAt: now() }, { size: Math.max(1, bytes) });
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    async read(key, produce) {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (!entry || age > freshMs + staleMs) {
        misses += 1;
        return make(key, produce);
      }
      hits += 1;
      if (age > freshMs) make(key, produce).catch(() => undefined);
      return entry.value;
    },
    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize, hits, misses }),
  };
}
