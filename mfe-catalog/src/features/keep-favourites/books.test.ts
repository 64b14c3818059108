import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Answer, type Books, begin, EMPTY_BOOKS, fail, type Job, type Kept, see, shownIds, succeed, wake, wish } from './books.ts';

/** A server with rows of its own, which answers jobs. */
class Server {
  rows: Kept[] = [];
  #next = 1;

  do(job: Job): Answer {
    if (job.kind === 'read') return { kept: [...this.rows] };
    if (job.kind === 'remove') {
      this.rows = this.rows.filter(({ id }) => id !== job.id);
      return { removed: job.id };
    }
    const known = this.rows.find(({ product }) => product === job.product);
    const row = known ?? { id: this.#next++, product: job.product };
    if (!known) this.rows.push(row);
    return { added: row };
  }

  get products(): number[] {
    return this.rows.map(({ product }) => product);
  }
}

/** Answers what is to be done until nothing is. */
function settle(books: Books, server: Server): Books {
  let now = books;
  for (let turn = 0; now.job; turn += 1) {
    if (turn > 500) throw new Error('The work never ends.');
    now = succeed(now, now.job, server.do(now.job));
  }
  return now;
}

const product = fc.integer({ min: 1, max: 4 });
const toggle = fc.record({ product, favourite: fc.boolean() });
const happening = fc.oneof(
  toggle.map((value) => ({ kind: 'wish', value }) as const),
  fc.constant({ kind: 'answer' } as const),
  fc.constant({ kind: 'wake' } as const),
);
const trouble = fc.boolean().map((isDone) => ({ kind: 'trouble', isDone }) as const);

describe('the books of favourites', () => {
  it('end with the last wish for each product, in the order of wishes, when the server does what it is asked', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), fc.uniqueArray(product), (happenings, waiting) => {
        const server = new Server();
        let books = see(begin(EMPTY_BOOKS, 5), waiting);
        const wanted = new Map(waiting.map((id) => [id, true]));
        for (const it of happenings) {
          if (it.kind === 'wish') {
            books = wish(books, it.value);
            wanted.set(it.value.product, it.value.favourite);
          } else if (it.kind === 'wake') books = wake(books);
          else if (books.job) books = succeed(books, books.job, server.do(books.job));
          const shown = shownIds(books);
          for (const [id, isWanted] of wanted) expect(shown.includes(id)).toBe(isWanted);
        }
        books = settle(books, server);
        expect(shownIds(books)).toEqual(server.products);
        for (const [id, isWanted] of wanted) expect(server.products.includes(id)).toBe(isWanted);
      }),
    );
  });

  it('show the truth after every kind of trouble, once the server can be reached', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(happening, trouble), { maxLength: 40 }), fc.uniqueArray(product), (happenings, waiting) => {
        const server = new Server();
        let books = see(begin(EMPTY_BOOKS, 5), waiting);
        for (const it of happenings) {
          if (it.kind === 'wish') books = wish(books, it.value);
          else if (it.kind === 'wake') books = wake(books);
          else if (books.job && it.kind === 'answer') books = succeed(books, books.job, server.do(books.job));
          else if (books.job && it.kind === 'trouble') {
            // The answer is lost, be the work done or not.
            if (it.isDone) server.do(books.job);
            books = fail(books, books.job, false);
          }
        }
        books = settle(wake(books), server);
        expect([...shownIds(books)].sort()).toEqual([...server.products].sort());
      }),
    );
  });

  it('lose nothing that waits on the device while the server cannot be reached, and ask no more than once', () => {
    let books = see(begin(EMPTY_BOOKS, 5), [7, 8]);
    books = fail(books, books.job as Job, false);
    expect(books.job).toBeNull();
    expect(shownIds(books)).toEqual([7, 8]);
    books = wake(books);
    books = succeed(books, books.job as Job, { kept: [] });
    expect(books.job).toMatchObject({ kind: 'add', product: 7 });
    books = fail(books, books.job as Job, false);
    expect(books.job).toBeNull();
    expect(books.waiting).toEqual([7, 8]);
  });

  it('let go of what waits but is no longer sold, and go on with the rest', () => {
    let books = see(begin(EMPTY_BOOKS, 5), [7, 8]);
    books = succeed(books, books.job as Job, { kept: [] });
    books = fail(books, books.job as Job, true);
    expect(books.waiting).toEqual([8]);
    expect(books.job).toMatchObject({ kind: 'add', product: 8 });
  });

  it('keep nothing of a customer for the next', () => {
    let books = wish(begin(EMPTY_BOOKS, 5), { product: 1, favourite: true });
    const job = books.job as Job;
    books = begin(books, 6);
    expect(shownIds(books)).toEqual([]);
    expect(shownIds(succeed(books, job, { kept: [{ id: 1, product: 1 }] }))).toEqual([]);
    expect(shownIds(begin(books, null))).toEqual([]);
  });

  it('tell a heart that could not be kept once, unless it was taken back meanwhile', () => {
    const start = succeed(begin(EMPTY_BOOKS, 5), begin(EMPTY_BOOKS, 5).job as Job, { kept: [] });
    const reading = begin(EMPTY_BOOKS, 5);
    const known = succeed(reading, reading.job as Job, { kept: [] });
    expect(start.kept).toBeNull();
    const asking = wish(known, { product: 1, favourite: true });
    expect(fail(asking, asking.job as Job, false).troubles).toBe(1);
    const regretted = wish(asking, { product: 1, favourite: false });
    expect(fail(regretted, regretted.job as Job, false).troubles).toBe(0);
  });
});
