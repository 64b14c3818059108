import { emptyList, type OptimisticList } from '@vitrava/shared-kit/models/optimistic-list';

/** A favourite as the server keeps it. */
export interface Kept {
  readonly id: number;
  readonly product: number;
}

/** What is wanted of a product. `isFromDevice`: it has waited there, and no heart was pressed on this page. */
interface FavouriteCommand {
  readonly favourite: boolean;
  readonly isFromDevice: boolean;
}

/** One call about one product; `id` is the favourite's. */
export type FavouriteCall = { readonly owner: number; readonly product: number } & (
  | { readonly kind: 'add'; readonly id: null }
  | { readonly kind: 'remove'; readonly id: number }
);

export interface FavouriteTypes {
  readonly item: Kept;
  readonly command: FavouriteCommand;
  readonly call: FavouriteCall;
  readonly reason: 'unanswered' | 'refused';
}

/** A customer's favourites, or a guest's, which are those on the device. `settled` is in the order of the server, the oldest first. */
export interface Favourites extends OptimisticList<FavouriteTypes> {
  readonly isStarted: boolean;
  /** On the device. A customer's wait there to be sent. */
  readonly waiting: readonly number[];
  readonly isReading: boolean;
  /** The server may know better than this page. */
  readonly isStale: boolean;
  /** The server was not to be reached: what no shopper waits for is left until something happens. */
  readonly isPaused: boolean;
  /** Something was changed that other tabs do not know of. */
  readonly hasUnpublishedChange: boolean;
  /** How many times a heart has returned to the truth because its command failed. */
  readonly failureCount: number;
  /** How many times a guest's heart has returned because the device has no room for more. */
  readonly refusalCount: number;
}

export const NO_FAVOURITES: Favourites = {
  ...emptyList(null),
  isStarted: false,
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
