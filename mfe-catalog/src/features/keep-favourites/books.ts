import { type FavouriteToggle, toggled } from '../../domain/favourites/index.ts';

/** A favourite as the server keeps it. */
export interface Kept {
  readonly id: number;
  readonly product: number;
}

/** One thing to do with the server. `isWish` tells a heart that was pressed from a favourite that waits on the device. */
export type Job =
  | { readonly kind: 'read' }
  | { readonly kind: 'add'; readonly product: number; readonly isWish: boolean }
  | { readonly kind: 'remove'; readonly product: number; readonly id: number };

/** What the server has said to a job. */
export type Answer = { readonly kept: readonly Kept[] } | { readonly added: Kept } | { readonly removed: number };

/**
 * Everything that is known of favourites: settled state, and an ordered list of changes to come. One job is done at a time, so the
 * order of favourites is the order of wishes and no answer ever overtakes another.
 */
export interface Books {
  readonly isStarted: boolean;
  /** Null for a guest, whose favourites are those on the device. */
  readonly userId: number | null;
  /** On the device. A customer's wait there to be sent. */
  readonly waiting: readonly number[];
  /** On the server, the oldest first; null until it has told. */
  readonly kept: readonly Kept[] | null;
  /** Hearts not yet settled, at most one for a product: a newer takes the place of an older. */
  readonly wishes: readonly FavouriteToggle[];
  readonly job: Job | null;
  /** The server may know better than we do. */
  readonly isStale: boolean;
  /** The server was not to be reached: what nobody is waiting for is left until something happens. */
  readonly isResting: boolean;
  /** Something was changed that other tabs have not been told of. */
  readonly hasNews: boolean;
  /** How many times a heart has returned to the truth because its wish could not be done. */
  readonly troubles: number;
}

export const EMPTY_BOOKS: Books = {
  isStarted: false,
  userId: null,
  waiting: [],
  kept: null,
  wishes: [],
  job: null,
  isStale: false,
  isResting: false,
  hasNews: false,
  troubles: 0,
};

function idOf(kept: readonly Kept[], product: number): number | undefined {
  return kept.find((favourite) => favourite.product === product)?.id;
}

/** What the shopper has a heart for, in the order it was given. */
export function shownIds({ userId, waiting, kept, wishes }: Books): readonly number[] {
  if (userId === null) return waiting;
  const ids = new Set([...(kept ?? []).map(({ product }) => product), ...waiting]);
  for (const { product, favourite } of wishes) favourite ? ids.add(product) : ids.delete(product);
  return [...ids];
}

function isSettled({ kept }: Books, { product, favourite }: FavouriteToggle): boolean {
  return kept !== null && (idOf(kept, product) !== undefined) === favourite;
}

function chooseJob(books: Books): Job | null {
  const { kept, wishes, waiting, isStale, isResting } = books;
  if (kept === null) return isResting ? null : { kind: 'read' };
  const wish = wishes.find((each) => !isSettled(books, each));
  if (wish) {
    const { product } = wish;
    const id = idOf(kept, product);
    return id === undefined ? { kind: 'add', product, isWish: true } : { kind: 'remove', product, id };
  }
  if (isResting) return null;
  if (isStale) return { kind: 'read' };
  const [product] = waiting;
  return product === undefined ? null : { kind: 'add', product, isWish: false };
}

/** Goes on with the next job, when none is being done. */
function next(books: Books): Books {
  if (!books.isStarted || books.userId === null || books.job) return books;
  const job = chooseJob(books);
  // A wish that agrees with what may be old is settled by the next reading only.
  const wishes = books.isStale ? books.wishes : books.wishes.filter((wish) => !isSettled(books, wish));
  return { ...books, wishes, job, isStale: job?.kind === 'read' ? false : books.isStale };
}

/** The service begins, or another shopper is here: nothing of the one before stays. */
export function begin(books: Books, userId: number | null): Books {
  return next({ ...EMPTY_BOOKS, isStarted: true, userId, waiting: books.waiting });
}

export function see(books: Books, waiting: readonly number[]): Books {
  return next({ ...books, waiting });
}

/** Something has happened that makes another try worth while: a change elsewhere, the network, a wish to see anew. */
export function wake(books: Books): Books {
  return next({ ...books, isStale: true, isResting: false });
}

export function wish(books: Books, toggle: FavouriteToggle): Books {
  if (!books.isStarted) return books;
  if (books.userId === null) return { ...books, waiting: toggled(books.waiting, toggle) };
  const others = books.wishes.filter(({ product }) => product !== toggle.product);
  const waiting = toggle.favourite ? books.waiting : toggled(books.waiting, toggle);
  return next({ ...books, waiting, wishes: [...others, toggle], isResting: false });
}

function keptAfter(kept: readonly Kept[], answer: Answer): readonly Kept[] {
  if ('kept' in answer) return answer.kept;
  if ('removed' in answer) return kept.filter(({ id }) => id !== answer.removed);
  const { added } = answer;
  return idOf(kept, added.product) === undefined ? [...kept, added] : kept.map((one) => (one.product === added.product ? added : one));
}

export function succeed(books: Books, job: Job, answer: Answer): Books {
  if (books.job !== job) return books;
  const waiting = job.kind === 'add' ? toggled(books.waiting, { product: job.product, favourite: false }) : books.waiting;
  return next({ ...books, job: null, waiting, kept: keptAfter(books.kept ?? [], answer), hasNews: books.hasNews || job.kind !== 'read' });
}

/** `isFinal`: another try would fail just so. What the shopper wished returns to the truth, which is then read. */
export function fail(books: Books, job: Job, isFinal: boolean): Books {
  if (books.job !== job) return books;
  if (job.kind === 'read') return failReading(books);
  if (job.kind === 'add' && !job.isWish) {
    const waiting = isFinal ? toggled(books.waiting, { product: job.product, favourite: false }) : books.waiting;
    return next({ ...books, job: null, waiting, isResting: !isFinal });
  }
  // Who has changed their mind meanwhile misses nothing.
  const wishes = books.wishes.filter(({ product, favourite }) => product !== job.product || favourite !== (job.kind === 'add'));
  const troubles = books.troubles + (books.wishes.length - wishes.length);
  return next({ ...books, job: null, wishes, troubles, isStale: true });
}

function failReading(books: Books): Books {
  const isLost = books.kept === null && books.wishes.length > 0;
  const wishes = books.kept === null ? [] : books.wishes;
  return next({ ...books, job: null, wishes, troubles: books.troubles + (isLost ? 1 : 0), isStale: true, isResting: true });
}
