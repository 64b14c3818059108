import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { LRUCache } from 'lru-cache';

/** What was made for the cache: `none`: for those waiting; `brief`: incomplete; `unlimited`: never waited for. */
export interface Produced<T> {
  readonly value: T;
  readonly bytes: number;
  readonly retention: 'normal' | 'unlimited' | 'brief' | 'none';
  /** How long it is fresh, unless it is kept briefly; as long as a page when absent. */
  readonly freshMs?: number | undefined;
}

export interface RenderCache<T> {
  /** The fresh value; a stale one while a new one is made; else made now, once for concurrent requests. */
  read(key: string, produce: () => Promise<Produced<T>>): Promise<T>;
  stats(): { readonly entries: number; readonly bytes: number; readonly hits: number; readonly misses: number };
}

interface Entry<T> {
  readonly value: T;
  /** Fresh until then; stale, but still served while a new one is made, until `servedUntil`. */
  readonly freshUntil: number;
  readonly servedUntil: number;
}

export interface RenderCacheOptions {
  readonly maxBytes: number;
  readonly now?: () => number;
}

/** Rendered HTML by key, bounded by bytes: fresh at first, then served stale for a while as it is rendered again (`CACHE_LIFETIMES_S`). */
export function createRenderCache<T>(options: RenderCacheOptions): RenderCache<T> {
  const { maxBytes, now = Date.now } = options;
  const entries = new LRUCache<string, Entry<T> & object>({ maxSize: maxBytes, maxEntrySize: Math.ceil(maxBytes / 8) });
  const underWay = new Map<string, Promise<T>>();
  let hits = 0;
  let misses = 0;

  function keep(key: string, { value, bytes, retention, freshMs = lifetimeMs('renderedPage') }: Produced<T>): void {
    const time = now();
    const hasBetterEntry = retention === 'brief' && (entries.peek(key)?.servedUntil ?? 0) > time;
    if (retention === 'none' || hasBetterEntry) return;
    const freshUntil = time + (retention === 'brief' ? lifetimeMs('incompletePage') : freshMs);
    const servedFor = { normal: lifetimeMs('renderedPageStale'), unlimited: Number.POSITIVE_INFINITY, brief: 0 }[retention];
    entries.set(key, { value, freshUntil, servedUntil: freshUntil + servedFor }, { size: Math.max(1, bytes) });
  }

  function make(key: string, produce: () => Promise<Produced<T>>): Promise<T> {
    const known = underWay.get(key);
    if (known) return known;
    const making = produce()
      .then((produced) => {
        keep(key, produced);
        return produced.value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    async read(key, produce) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || time > entry.servedUntil) {
        misses += 1;
        return make(key, produce);
      }
      hits += 1;
      if (time > entry.freshUntil) make(key, produce).catch(() => undefined);
      return entry.value;
    },
    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize, hits, misses }),
  };
}
