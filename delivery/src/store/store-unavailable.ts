/** A change could not begin, because another writer holds the store or the store is away. Nothing has changed; the same may succeed in a moment. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
