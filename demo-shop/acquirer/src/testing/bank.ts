import type { Send } from '@vitrava/reference-api/acquirer';
import { ACQUIRER_SECRET, type TestApi } from '@vitrava/reference-api/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildAcquirer } from '../app.ts';
import { openStore } from '../store.ts';

/** The real acquirer on a store of its own, wired to the API under test without a network. */
export interface Bank {
  /** The acquirer does not answer. */
  isAway: boolean;
  /** Its webhooks do not arrive. */
  isMute: boolean;
  readonly send: Send;
  /** What a shopper does on the page of a payment. */
  readonly visit: (url: string, form?: Readonly<Record<string, string>>) => Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;
  /** Does what the acquirer does by its timer. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123', holder: 'ANNA SEVEROVA' };
export const DECLINED_CARD = { ...GOOD_CARD, number: '4000 0000 0000 0002' };
export const SLOW_CARD = { ...GOOD_CARD, number: '4000000000000077' };

export async function openBank(api: TestApi): Promise<Bank> {
  const store = openStore(null);
  const state = { isAway: false, isMute: false };
  const { app, settle } = await buildAcquirer({
    store,
    secret: ACQUIRER_SECRET,
    now: () => api.clock.now,
    send: (url, init) => (state.isMute ? Promise.reject(new Error('lost')) : deliver(api.app, url, init)),
  });
  return Object.assign(state, {
    send: ((url, init) => (state.isAway ? Promise.reject(new Error('away')) : deliver(app, url, init))) satisfies Send,
    visit: (url: string, form?: Readonly<Record<string, string>>) =>
      app.inject(
        form === undefined
          ? { url }
          : {
              method: 'POST',
              url,
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              payload: new URLSearchParams(form).toString(),
            },
      ),
    settle,
    close: async () => {
      await app.close();
      store.close();
    },
  });
}

async function deliver(app: { inject: FastifyInstance['inject'] }, url: string, init: RequestInit): Promise<Response> {
  const options: InjectOptions = {
    method: init.method as 'GET' | 'POST',
    url,
    headers: init.headers as Record<string, string>,
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  };
  const answer = await app.inject(options);
  return new Response(answer.body === '' ? null : answer.body, { status: answer.statusCode });
}
