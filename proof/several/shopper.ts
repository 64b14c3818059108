import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@vitrava/shared-kit/contracts/api';
import { createShopper } from '../crashes/shopper.ts';

export interface ShopperLog {
  /** Numbers of orders with status 201. */
  readonly placed: string[];
  /** How often each call was sent until a server answered. */
  readonly tries: number[];
}

/** The status for a product that the cart already has. */
const ALREADY_THERE = 400;
const MOST_TRIES = 5;
const PAUSE_MS = 300;
const PATIENCE_MS = 20_000;
const PAID_WITHIN_MS = 30_000;

/** Rejects also when the server dies within its answer. */
async function requestWhole(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
  await response.clone().arrayBuffer();
  return response;
}

/** Sends a call again, as a browser does, when no server responds. */
async function sendAgain(address: string, request: RequestInit, { tries }: ShopperLog): Promise<Response> {
  for (let count = 1; ; count += 1) {
    const response = await requestWhole(address, request).catch(() => null);
    if (response !== null && ![409, 502, 503, 504].includes(response.status)) {
      tries.push(count);
      const isRepeated = count > 1 && response.status === ALREADY_THERE && address.endsWith('/shopping_carts/');
      // The product was added by a call whose answer was lost.
      return isRepeated ? Response.json({}) : response;
    }
    if (count === MOST_TRIES) throw new Error(`${address}: ${response?.status ?? 'no answer'} after ${count} tries`);
    await sleep(PAUSE_MS);
  }
}

/** A customer who orders and pays, again and again. */
export function startShopper(url: string, email: string, products: readonly number[]) {
  const log: ShopperLog = { placed: [], tries: [] };
  const stopping = new AbortController();
  const shopper = createShopper(() => url, products, { email, send: (address, request) => sendAgain(address, request, log) });

  async function buy(): Promise<void> {
    const outcome = await shopper.order(await shopper.prepareOrder());
    if (outcome?.status !== 201) throw new Error(`The order of ${email}: ${JSON.stringify(outcome)}`);
    log.placed.push(outcome.body.number);
    await pay(outcome.body);
  }

  async function pay({ number, payment }: Order): Promise<void> {
    await shopper.type(payment.url ?? (await shopper.pay(number))?.body.payment.url, 'good');
    for (const until = Date.now() + PAID_WITHIN_MS; Date.now() < until; await sleep(PAUSE_MS)) {
      if ((await shopper.read<Order>('GET', `/api/orders/${number}/`)).payment.status === 'paid') return;
    }
    throw new Error(`Order ${number} was not shown as paid within ${PAID_WITHIN_MS / 1_000} s.`);
  }

  const buying = (async () => {
    while (!stopping.signal.aborted) await buy();
  })();
  // Reported when the shopper is stopped.
  buying.catch(() => undefined);
  return {
    log,
    /** Lets the shopper finish; rejects with the failure. */
    async stop(): Promise<void> {
      stopping.abort();
      await buying;
    },
  };
}
