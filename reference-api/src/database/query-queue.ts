import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import PQueue from 'p-queue';
import { queryContext, throwIfAbandoned } from './query-context.ts';
import type { QueryMeter } from './query-meter.ts';

interface QueryQueue {
  readonly client: PGlite;
  readonly load: () => { readonly inUse: number; readonly waiting: number };
}

/** A query of a page comes before queries of calls that have waited for less than this. The others come first, so that no number of pages starves them. */
const PAGE_HEAD_START_MS = 100;

/** The embedded engine, one query at a time with turns of the event loop between. Abandoned queries are dropped. */
export function queueQueries(client: PGlite, { measure }: QueryMeter): QueryQueue {
  const queue = new PQueue({ concurrency: 1 });

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<Result>();
    const headStartMs = queryContext()?.isForPage ? PAGE_HEAD_START_MS : 0;
    void queue.add(
      async () => {
        const result = begin(work);
        resolve(result);
        await Promise.allSettled([result]);
        await setImmediate();
      },
      { priority: headStartMs - performance.now() },
    );
    return promise;
  }

  /** A transaction holds the engine; between its own queries the thread is free for everything but other queries. */
  function withPauses(transaction: Transaction): Transaction {
    return Object.assign(Object.create(transaction), {
      async query(...given: Parameters<Transaction['query']>) {
        throwIfAbandoned();
        const result = await measure(() => transaction.query(...given));
        await setImmediate();
        return result;
      },
    }) as Transaction;
  }

  const queued = Object.assign(Object.create(client), {
    query: (...given: Parameters<PGlite['query']>) => measure(() => enqueue(() => client.query(...given))),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      enqueue(() => client.transaction((transaction) => work(withPauses(transaction)))),
  }) as PGlite;
  return { client: queued, load: () => ({ inUse: queue.pending, waiting: queue.size }) };
}

async function begin<Result>(work: () => Promise<Result>): Promise<Result> {
  throwIfAbandoned();
  return work();
}
