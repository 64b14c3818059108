import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { interest, throwIfAbandoned } from '../abandoned.ts';
import type { QueryMeter } from './query-meter.ts';

interface OneByOne {
  readonly client: PGlite;
  readonly load: () => { readonly inUse: number; readonly waiting: number };
}

interface Waiting {
  /** For whom; work of nobody's in particular goes with what has had nothing yet. */
  readonly who: object | undefined;
  readonly begin: () => Promise<void>;
}

/**
 * The embedded engine with its queries one after the other and a turn of the event loop between them: it works in the thread that also answers, and would
 * else hold that up until all that wait are done. The next query is of the call that has had least of the engine (least attained service), so that what is found at once
 * does not wait for all of a long search. What nobody waits for any more is left out.
 */
export function oneByOne(client: PGlite, { measure }: QueryMeter): OneByOne {
  const waiting: Waiting[] = [];
  const had = new WeakMap<object, number>();
  let isWorking = false;

  const hadBy = ({ who }: Waiting): number => (who ? (had.get(who) ?? 0) : 0);

  async function workOff(): Promise<void> {
    isWorking = true;
    for (let next = takeNext(); next; next = takeNext()) {
      const since = performance.now();
      await next.begin();
      if (next.who) had.set(next.who, hadBy(next) + performance.now() - since);
      await setImmediate();
    }
    isWorking = false;
  }

  function takeNext(): Waiting | undefined {
    const index = waiting.reduce((best, one, at) => (hadBy(one) < hadBy(waiting[best] as Waiting) ? at : best), 0);
    return waiting.splice(index, 1)[0];
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const begin = AsyncLocalStorage.bind(async () => {
      try {
        throwIfAbandoned();
        resolve(await work());
      } catch (error) {
        reject(error);
      }
    });
    waiting.push({ who: interest(), begin });
    if (!isWorking) void workOff();
    return promise;
  }

  /** A transaction holds its turn; its own queries leave room for everything but other queries. */
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

  const turns = Object.assign(Object.create(client), {
    query: (...given: Parameters<PGlite['query']>) => measure(() => inTurn(() => client.query(...given))),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      inTurn(() => client.transaction((transaction) => work(withPauses(transaction)))),
  }) as PGlite;
  return { client: turns, load: () => ({ inUse: isWorking ? 1 : 0, waiting: waiting.length }) };
}
