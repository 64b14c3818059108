import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { throwIfAbandoned } from '../abandoned.ts';

/**
 * The embedded engine with its queries one after the other and a turn of the event loop between them: it works in the thread that also answers, and would
 * else hold that up until all that wait are done. What nobody waits for any more is left out.
 */
export function oneByOne(client: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(() => {
      throwIfAbandoned();
      return work();
    });
    last = result.catch(() => undefined).then(() => setImmediate());
    return result;
  }

  /** A transaction holds its turn; its own queries leave room for everything but other queries. */
  function withPauses(transaction: Transaction): Transaction {
    return Object.assign(Object.create(transaction), {
      async query(...given: Parameters<Transaction['query']>) {
        throwIfAbandoned();
        const result = await transaction.query(...given);
        await setImmediate();
        return result;
      },
    }) as Transaction;
  }

  return Object.assign(Object.create(client), {
    query: (...given: Parameters<PGlite['query']>) => inTurn(() => client.query(...given)),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      inTurn(() => client.transaction((transaction) => work(withPauses(transaction)))),
  }) as PGlite;
}
