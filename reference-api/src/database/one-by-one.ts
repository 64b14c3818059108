import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { interest, throwIfAbandoned } from '../abandoned.ts';
import type { QueryMeter } from './query-meter.ts';

interface OneByOne {
  readonly client: PGlite;
  readonly load: () => { readonly inUse: number; readonly waiting: number };
}

/** What waits for pages, and for what visitors' browsers call themselves. */
type Line = 'pages' | 'calls';

/** Of the time that both lines want, each has so many parts: most of what a visitor waits for comes in pages. */
const PARTS: Readonly<Record<Line, number>> = { pages: 3, calls: 1 };

interface Waiting {
  /** For whom; work of nobody's in particular goes with what has had nothing yet. */
  readonly who: object | undefined;
  readonly begin: () => Promise<void>;
}

/**
 * The embedded engine with its queries one after the other and a turn of the event loop between them: it works in the thread that also answers, and would
 * else hold that up until all that wait are done. The next query is of the call that has had least of the engine (least attained service), so that what is found at once
 * does not wait for all of a long search. Pages and calls share it, however many of either wait: so no flood of calls keeps pages from being made. What nobody waits for any more is left out.
 */
export function oneByOne(client: PGlite, { measure }: QueryMeter, now: () => number = () => performance.now()): OneByOne {
  const lines: Readonly<Record<Line, Waiting[]>> = { pages: [], calls: [] };
  const had = new WeakMap<object, number>();
  /** What each line has had while the other waited, by its part. */
  const shared = { pages: 0, calls: 0 };
  let isWorking = false;

  const hadBy = ({ who }: Waiting): number => (who ? (had.get(who) ?? 0) : 0);

  async function workOff(): Promise<void> {
    isWorking = true;
    for (let line = nextLine(); line; line = nextLine()) {
      const isWanted = lines.pages.length > 0 && lines.calls.length > 0;
      const next = takeFrom(lines[line]);
      const since = now();
      await next.begin();
      const tookMs = now() - since;
      if (next.who) had.set(next.who, hadBy(next) + tookMs);
      if (isWanted) shared[line] += tookMs / PARTS[line];
      await setImmediate();
    }
    isWorking = false;
  }

  function nextLine(): Line | null {
    if (lines.calls.length === 0) return lines.pages.length === 0 ? null : 'pages';
    return lines.pages.length > 0 && shared.pages <= shared.calls ? 'pages' : 'calls';
  }

  /** Of a line that is not empty. */
  function takeFrom(line: Waiting[]): Waiting {
    const least = line.reduce((best, one) => (hadBy(one) < hadBy(best) ? one : best));
    line.splice(line.indexOf(least), 1);
    return least;
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
    const who = interest();
    lines[who?.isForPage ? 'pages' : 'calls'].push({ who, begin });
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
  return { client: turns, load: () => ({ inUse: isWorking ? 1 : 0, waiting: lines.pages.length + lines.calls.length }) };
}
