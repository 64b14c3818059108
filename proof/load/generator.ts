import { Agent } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, askPage } from './ask-page.ts';
import { type Ask, createAsks, type Kind, PAGE_KINDS } from './asks.ts';

/** What the generator is to do: so many clients that each ask again when they are answered, or so many asks a second whatever is answered. */
export interface Order {
  readonly origin: string;
  readonly products: readonly number[];
  readonly kinds?: readonly Kind[];
  /** The address of all visitors; each has one of their own where there is none. */
  readonly from?: string | null;
  readonly seconds: number;
  readonly clients?: number;
  readonly perSecond?: number;
}

/** What came of it. */
export interface Load {
  readonly answers: readonly Answer[];
  readonly seconds: number;
  /** How late its own event loop was, 99 of 100 times, in milliseconds: what is measured is no better than this. */
  readonly ownDelayMs: number;
}

const TICK_MS = 5;
const COME_AGAIN_MS = 1_000;

/*
 * Asks for pages in a process of its own, so that what it does is no work of the servers' nor of who measures them. Each message is an `Order`, and each gets
 * a `Load`.
 */
process.on('message', (order: Order) => {
  void carryOut(order).then((load) => process.send?.(load));
});

async function carryOut({ origin, products, kinds, from = null, seconds, clients, perSecond }: Order): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const next = createAsks(products, kinds);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1_000;
  const ask = (one: Ask) => askPage(origin, from === null ? one : { ...one, from }, agent);
  const answers = await (clients === undefined ? askOpenly(perSecond ?? 1, endAt, next, ask) : askInTurns(clients, endAt, next, ask));
  delay.disable();
  agent.destroy();
  return { answers, seconds: (performance.now() - startedAt) / 1_000, ownDelayMs: delay.percentile(99) / 1e6 };
}

async function askInTurns(clients: number, endAt: number, next: () => Ask, ask: (one: Ask) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const client = async () => {
    while (performance.now() < endAt) {
      const answer = await ask(next());
      answers.push(answer);
      // Of the API only: pages are asked for again at once, which is harder.
      if (!isPage(answer.kind) && answer.retryAfter) await sleep(COME_AGAIN_MS);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

/** Visitors do not wait for each other: an ask is made when its time has come, at intervals as chance has them (a Poisson process). */
async function askOpenly(perSecond: number, endAt: number, next: () => Ask, ask: (one: Ask) => Promise<Answer>): Promise<Answer[]> {
  const asked: Promise<Answer>[] = [];
  let dueAt = performance.now();
  while (performance.now() < endAt) {
    for (; dueAt <= performance.now(); dueAt += (-Math.log(1 - Math.random()) * 1_000) / perSecond) asked.push(ask(next()));
    await sleep(TICK_MS);
  }
  return Promise.all(asked);
}

function isPage(kind: Kind): boolean {
  return PAGE_KINDS.some((page) => page === kind);
}
