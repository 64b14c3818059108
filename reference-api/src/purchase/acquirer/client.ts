import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type AcquirerPayment, AcquirerPaymentSchema, type PaymentDraft } from './protocol.ts';

/** The acquirer's API. Every call returns null when the acquirer is away or slow, or its answer breaks the contract. */
export interface Acquirer {
  readonly create: (draft: PaymentDraft) => Promise<AcquirerPayment | null>;
  readonly read: (id: string) => Promise<AcquirerPayment | null>;
  /** Withdraws a pending payment; the answer has its state then. */
  readonly cancel: (id: string) => Promise<AcquirerPayment | null>;
  readonly refund: (id: string) => Promise<AcquirerPayment | null>;
}

export type Send = (url: string, init: RequestInit) => Promise<Response>;

interface Options {
  readonly url: string;
  readonly secret: string;
  readonly send?: Send;
  readonly reportError?: (message: string) => void;
}

const CREATE_DEADLINE_MS = 3_000;
/** Called while a shopper waits for the page of an order. */
const READ_DEADLINE_MS = 1_500;

const payment = Compile(AcquirerPaymentSchema as TSchema);

export function connectAcquirer({ url, secret, send = fetch, reportError = () => {} }: Options): Acquirer {
  async function call(path: string, method: 'GET' | 'POST', deadlineMs: number, body?: PaymentDraft): Promise<AcquirerPayment | null> {
    try {
      const response = await send(`${url.replace(/\/+$/, '')}${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(deadlineMs),
        redirect: 'error',
      });
      const answer: unknown = response.ok ? await response.json() : null;
      if (answer !== null && payment.Check(answer)) return answer as AcquirerPayment;
      reportError(`the acquirer answered ${response.status} to ${method} ${path}`);
    } catch (error) {
      reportError(`the acquirer did not answer ${method} ${path}: ${error instanceof Error ? error.message : 'unknown failure'}`);
    }
    return null;
  }

  return {
    create: (draft) => call('/payments/', 'POST', CREATE_DEADLINE_MS, draft),
    read: (id) => call(`/payments/${encodeURIComponent(id)}/`, 'GET', READ_DEADLINE_MS),
    cancel: (id) => call(`/payments/${encodeURIComponent(id)}/cancel/`, 'POST', READ_DEADLINE_MS),
    refund: (id) => call(`/payments/${encodeURIComponent(id)}/refund/`, 'POST', CREATE_DEADLINE_MS),
  };
}
