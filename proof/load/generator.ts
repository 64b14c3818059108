import { Agent } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPageRequests, type Kind, PAGE_KINDS, type PageRequest } from './asks.ts';
import { type Answer, requestPage } from './request-page.ts';

/** The order of the generator: clients that each wait for an answer, or a fixed number of requests a second. */
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

export interface Load {
  readonly answers: readonly Answer[];
  readonly seconds: number;
  /** How late its own event loop was, 99 of 100 times, in milliseconds: what is measured is no better than this. */
  readonly ownDelayMs: number;
}

const TICK_MS = 5;
const COME_AGAIN_MS = 1_000;

/*
 * Requests pages in a process of its own, so that its work is not measured with the servers'. Each message is an
 * `Order`, and each gets a `Load`.
 */
process.on('message', (order: Order) => {
  void carryOut(order).then((load) => process.send?.(load));
});

async function carryOut({ origin, products, kinds, from = null, seconds, clients, perSecond }: Order): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const next = createPageRequests(products, kinds);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1_000;
  const requestPages = (one: PageRequest) => requestPage(origin, from === null ? one : { ...one, from }, agent);
  const answers = await (clients === undefined
    ? requestOpenly(perSecond ?? 1, endAt, next, requestPages)
    : requestInTurns(clients, endAt, next, requestPages));
  delay.disable();
  agent.destroy();
  return { answers, seconds: (performance.now() - startedAt) / 1_000, ownDelayMs: delay.percentile(99) / 1e6 };
}

async function requestInTurns(
  clients: number,
  endAt: number,
  next: () => PageRequest,
  requestPages: (one: PageRequest) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const client = async () => {
    while (performance.now() < endAt) {
      const answer = await requestPages(next());
      answers.push(answer);
      // Of the API only: pages are requested again at once, which is harder.
      if (!isPage(answer.kind) && answer.retryAfter) await sleep(COME_AGAIN_MS);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

/** Requests are made at random intervals (a Poisson process), whatever the answers take. */
async function requestOpenly(
  perSecond: number,
  endAt: number,
  next: () => PageRequest,
  requestPages: (one: PageRequest) => Promise<Answer>,
): Promise<Answer[]> {
  const requested: Promise<Answer>[] = [];
  let dueAt = performance.now();
  while (performance.now() < endAt) {
    for (; dueAt <= performance.now(); dueAt += (-Math.log(1 - Math.random()) * 1_000) / perSecond) requested.push(requestPages(next()));
    await sleep(TICK_MS);
  }
  return Promise.all(requested);
}

function isPage(kind: Kind): boolean {
  return PAGE_KINDS.some((page) => page === kind);
}
