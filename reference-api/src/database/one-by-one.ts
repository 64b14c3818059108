import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { interest, throwIfAbandoned } from '../abandoned.ts';
import { createFairLine, type FairLine } from './fair-line.ts';
import type { QueryMeter } from './query-meter.ts';

interface OneByOne {
  readonly client: PGlite;
  readonly load: () => { readonly inUse: number; readonly waiting: number };
}

/** What waits for pages, and for what visitors' browsers call themselves. */
type Line = 'pages' | 'calls';

/** Of the time that both lines want, each has so many parts: most of what a visitor waits for comes in pages. */
const PARTS: Readonly<Record<Line, number>> = { pages: 3, calls: 1 };

/**
 * The embedded engine with its queries one after the other and a turn of the event loop between them: it works in the thread that also answers, and would
 * else hold that up until all that wait are done. Pages and calls share it, however many of either wait; so no flood of calls keeps pages from being made. Visitors' calls share
 * theirs by address, those for pages each by itself. What nobody waits for any more is left out.
 */
export function oneByOne(client: PGlite, { measure }: QueryMeter, now: () => number = () => performance.now()): OneByOne {
  const lines: Readonly<Record<Line, FairLine>> = { pages: createFairLine(), calls: createFairLine() };
  /** What each line has had while the other waited, by its part. */
  const shared = { pages: 0, calls: 0 };
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    for (let line = nextLine(); line; line = nextLine()) {
      const isWantedByBoth = lines.pages.length() > 0 && lines.calls.length() > 0;
      const next = lines[line].take();
      const since = now();
      await next.begin();
      const tookMs = now() - since;
      lines[line].note(tookMs);
      if (isWantedByBoth) shared[line] += tookMs / PARTS[line];
      await setImmediate();
    }
    isWorking = false;
    for (const line of Object.values(lines)) line.rest();
  }

  function nextLine(): Line | null {
    if (lines.calls.length() === 0) return lines.pages.length() === 0 ? null : 'pages';
    return lines.pages.length() > 0 && shared.pages <= shared.calls ? 'pages' : 'calls';
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
    const caller = interest();
    lines[caller?.isForPage ? 'pages' : 'calls'].join({ who: caller?.from ?? caller, begin });
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
  return { client: turns, load: () => ({ inUse: isWorking ? 1 : 0, waiting: lines.pages.length() + lines.calls.length() }) };
}
