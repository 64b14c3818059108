import { randomBytes } from 'node:crypto';
import type { PaymentDraft, WebhookEvent } from '@vitrava/reference-api/acquirer';
import type { Verdict } from './card.ts';
import type { Store, StoredPayment } from './store.ts';

/** How long a slow bank thinks. */
export const CHECK_MS = 8_000;

interface Needs {
  readonly store: Store;
  readonly now: () => Date;
}

/** What happens to payments. Every step is taken once: a second request finds the payment in the state that the first has set. */
export function createPayments({ store, now }: Needs) {
  function end(payment: StoredPayment, status: WebhookEvent['status']): void {
    const event = { id: payment.id, reference: payment.draft.reference, status };
    store.move(payment, status, { event, now: now().getTime() });
  }

  /** The payment as it is now: what time has decided is decided. */
  function find(id: string): StoredPayment | null {
    const payment = store.find(id);
    const time = now().getTime();
    if (payment?.status === 'checking' && payment.decidesAt !== null && payment.decidesAt <= time) end(payment, 'paid');
    else if (payment?.status === 'pending' && Date.parse(payment.draft.expires_at) <= time) end(payment, 'failed');
    else return payment;
    return store.find(id);
  }

  return {
    find,

    create(draft: PaymentDraft): StoredPayment {
      const known = store.findByReference(draft.reference);
      if (!known) store.insert(randomBytes(18).toString('base64url'), draft);
      const payment = store.findByReference(draft.reference);
      if (!payment) throw new Error('The payment was not stored.');
      return payment;
    },

    /** A bank's decision about a card; a payment in a later state takes no second decision. */
    answer(payment: StoredPayment, verdict: Verdict): void {
      if (payment.status !== 'pending') return;
      if (verdict === 'slow') store.move(payment, 'checking', { decidesAt: now().getTime() + CHECK_MS, now: now().getTime() });
      else end(payment, verdict === 'accepted' ? 'paid' : 'failed');
    },

    /** The shopper has left, or the merchant cancels: nothing will be paid. A payment in a later state continues. */
    giveUp(payment: StoredPayment): StoredPayment {
      if (payment.status === 'pending') end(payment, 'failed');
      return store.find(payment.id) ?? payment;
    },

    refund(payment: StoredPayment): StoredPayment {
      if (payment.status === 'paid') end(payment, 'refunded');
      return store.find(payment.id) ?? payment;
    },

    decideDue(): void {
      for (const id of store.findDecided(now().getTime())) find(id);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
