import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  begun,
  callDone,
  callFailed,
  callSent,
  deviceRead,
  invalidated,
  nextTask,
  readingBegun,
  readingDone,
  readingFailed,
  type Task,
  toggleGiven,
} from './list.ts';
import { type FavouriteCall, type Favourites, NO_FAVOURITES, type StoredFavourite, shownIds } from './state.ts';

/** A server with rows of its own, and a page that sends one request at a time. */
class Shop {
  rows: StoredFavourite[] = [];
  state: Favourites = NO_FAVOURITES;
  task: Task | null = null;
  #next = 1;

  constructor(waiting: readonly number[] = []) {
    this.happen((state) => deviceRead(begun(state, 5), waiting));
  }

  happen(change: (state: Favourites) => Favourites): void {
    this.state = change(this.state);
    const task = nextTask(this.state);
    if (!task) return;
    expect(this.task).toBeNull();
    this.task = task;
    this.happen((state) => ('read' in task ? readingBegun(state, task.read) : callSent(state, task.call)));
  }

  answer(): void {
    this.end((state, task) =>
      'read' in task ? readingDone(state, task.read, [...this.rows]) : callDone(state, task.call, this.make(task.call)),
    );
  }

  /** The answer is lost, be the work done or not; or the server refuses. */
  fail({ isDone = false, isRefused = false } = {}): void {
    this.end((state, task) => {
      if ('read' in task) return readingFailed(state, task.read);
      if (isDone) this.make(task.call);
      return callFailed(state, task.call, isRefused ? 'refused' : 'unanswered');
    });
  }

  toggle(product: number, favourite: boolean): void {
    this.happen((state) => toggleGiven(state, { product, favourite }));
  }

  wake(): void {
    this.happen(invalidated);
  }

  /** Answers requests until there are none. */
  finish(): void {
    for (let round = 0; this.task; round += 1) {
      if (round > 500) throw new Error('The work never ends.');
      this.answer();
    }
  }

  get shown(): readonly number[] {
    return shownIds(this.state);
  }

  get products(): number[] {
    return this.rows.map(({ product }) => product);
  }

  private end(change: (state: Favourites, task: Task) => Favourites): void {
    const { task } = this;
    this.task = null;
    if (task) this.happen((state) => change(state, task));
  }

  private make(call: FavouriteCall): StoredFavourite | null {
    if (call.kind === 'remove') {
      this.rows = this.rows.filter(({ id }) => id !== call.id);
      return null;
    }
    const known = this.rows.find(({ product }) => product === call.product);
    const row = known ?? { id: this.#next++, product: call.product };
    if (!known) this.rows.push(row);
    return row;
  }
}

const product = fc.integer({ min: 1, max: 4 });
const step = fc.oneof(
  fc.record({ product, favourite: fc.boolean() }).map((value) => ({ kind: 'toggle', value }) as const),
  fc.constant({ kind: 'answer' } as const),
  fc.constant({ kind: 'wake' } as const),
);
const failing = fc.boolean().map((isDone) => ({ kind: 'fail', isDone }) as const);

describe('the list of favourites', () => {
  it('The list ends with the last toggle of each product, in the order of toggles, on a server without failures', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.uniqueArray(product), (steps, waiting) => {
        const shop = new Shop(waiting);
        const wanted = new Map(waiting.map((id) => [id, true]));
        for (const it of steps) {
          if (it.kind === 'toggle') {
            shop.toggle(it.value.product, it.value.favourite);
            wanted.set(it.value.product, it.value.favourite);
          } else if (it.kind === 'wake') shop.wake();
          else shop.answer();
          for (const [id, isWanted] of wanted) expect(shop.shown.includes(id)).toBe(isWanted);
        }
        shop.finish();
        expect(shop.shown).toEqual(shop.products);
        for (const [id, isWanted] of wanted) expect(shop.products.includes(id)).toBe(isWanted);
      }),
    );
  });

  it('shows the server’s state after every kind of failure, once the server can be reached', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(step, failing), { maxLength: 40 }), fc.uniqueArray(product), (steps, waiting) => {
        const shop = new Shop(waiting);
        for (const it of steps) {
          if (it.kind === 'toggle') shop.toggle(it.value.product, it.value.favourite);
          else if (it.kind === 'wake') shop.wake();
          else if (it.kind === 'answer') shop.answer();
          else shop.fail(it);
        }
        shop.wake();
        shop.finish();
        expect([...shop.shown].sort()).toEqual([...shop.products].sort());
      }),
    );
  });

  it('Nothing that waits on the device is lost while the server is unreachable, and one request at a time is sent', () => {
    const shop = new Shop([7, 8]);
    shop.fail();
    expect(shop.task).toBeNull();
    expect(shop.shown).toEqual([7, 8]);
    shop.wake();
    shop.answer();
    expect(shop.task).toMatchObject({ call: { kind: 'add', product: 7 } });
    shop.fail();
    expect(shop.task).toBeNull();
    expect(shop.state.waiting).toEqual([7, 8]);
  });

  it('A waiting product that is no longer sold is dropped, and the rest is sent', () => {
    const shop = new Shop([7, 8]);
    shop.answer();
    shop.fail({ isRefused: true });
    expect(shop.state.waiting).toEqual([8]);
    expect(shop.task).toMatchObject({ call: { kind: 'add', product: 8 } });
  });

  it('keeps nothing of a customer for the next', () => {
    const shop = new Shop();
    shop.toggle(1, true);
    const { task } = shop;
    const next = begun(shop.state, 6);
    expect(shownIds(next)).toEqual([]);
    if (!task || !('read' in task)) throw new Error('The list is read first.');
    expect(shownIds(readingDone(next, task.read, [{ id: 1, product: 1 }]))).toEqual([]);
    expect(shownIds(begun(next, null))).toEqual([]);
  });

  it('counts a favourite that could not be stored once, unless it was removed meanwhile', () => {
    const shop = new Shop();
    shop.answer();
    shop.toggle(1, true);
    shop.fail();
    expect(shop.state.failureCount).toBe(1);
    shop.answer();
    shop.toggle(1, true);
    shop.toggle(1, false);
    shop.fail();
    expect(shop.state.failureCount).toBe(1);
  });
});
