import { LRUCache } from 'lru-cache';

/** What an entry takes beside its key and its value. */
const OVERHEAD_BYTES = 256;

/** A cache bounded by bytes, by last use. `bytesOf` a value; its key is added. Too large a value is not stored. */
export function createByteCache<Value extends NonNullable<unknown>>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
  { ttlMs = 0 }: { readonly ttlMs?: number } = {},
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => OVERHEAD_BYTES + 2 * key.length + Math.ceil(bytesOf(value)),
    ttl: ttlMs,
  });
}

/** What strings take in memory, at most: two bytes for each of their units. */
export function bytesOfTexts(texts: Iterable<string>): number {
  let units = 0;
  for (const text of texts) units += text.length;
  return 2 * units;
}
