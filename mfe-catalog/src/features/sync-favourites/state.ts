export interface StoredFavourite {
  readonly id: number;
  readonly product: number;
}

/** What is wanted of a product. `isFromDevice`: it has waited there, and no heart was pressed on this page. */
export interface FavouriteCommand {
  readonly favourite: boolean;
  readonly isFromDevice: boolean;
}

/** One call about one product; `id` is the favourite's. */
export type FavouriteCall = { readonly owner: number; readonly product: number } & (
  | { readonly kind: 'add'; readonly id: null }
  | { readonly kind: 'remove'; readonly id: number }
);

/** A change of one product that the server has not confirmed; at most one per product. */
export interface PendingChange {
  readonly product: number;
  /** Under way; null while `command` waits to be sent. */
  readonly call: FavouriteCall | null;
  /** What `call` is to do. */
  readonly sent: FavouriteCommand | null;
  readonly command: FavouriteCommand | null;
}

/** A reading of the whole list, the so-manyth, begun for `owner` at `edition`. */
export interface Reading {
  readonly owner: number;
  readonly edition: number;
  readonly serial: number;
}

/** A customer's favourites, or a guest's, which are those on the device. */
export interface Favourites {
  readonly isStarted: boolean;
  /** The customer; null for a guest. */
  readonly owner: number | null;
  /** Favourites as the server last reported them, the oldest first. */
  readonly settled: readonly StoredFavourite[];
  /** In the order of their first commands. */
  readonly pending: readonly PendingChange[];
  readonly isRead: boolean;
  /** Grows with every call that is sent or answered: a reading that began before it does not count. */
  readonly edition: number;
  /** Serial number of the reading that was begun last. */
  readonly lastReading: number;
  /** On the device. A customer's wait there to be sent. */
  readonly waiting: readonly number[];
  readonly isReading: boolean;
  /** The server may have newer data than this page. */
  readonly isStale: boolean;
  /** The server was not to be reached: what no shopper waits for is left until something happens. */
  readonly isPaused: boolean;
  /** A change that other tabs have not received. */
  readonly hasUnpublishedChange: boolean;
  /** How many times a heart has returned to the truth because its command failed. */
  readonly failureCount: number;
  /** How many times a guest's heart has returned because the device has no room for more. */
  readonly refusalCount: number;
}

export const NO_FAVOURITES: Favourites = {
  isStarted: false,
  owner: null,
  settled: [],
  pending: [],
  isRead: false,
  edition: 0,
  lastReading: 0,
  waiting: [],
  isReading: false,
  isStale: false,
  isPaused: false,
  hasUnpublishedChange: false,
  failureCount: 0,
  refusalCount: 0,
};

/** What the shopper has a heart for, in the order it was given. */
export function shownIds({ owner, waiting, settled, pending }: Favourites): readonly number[] {
  if (owner === null) return waiting;
  const ids = new Set([...settled.map(({ product }) => product), ...waiting]);
  for (const { product, command, sent } of pending) (command ?? sent)?.favourite ? ids.add(product) : ids.delete(product);
  return [...ids];
}
