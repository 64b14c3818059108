import type { PaymentOutcome } from '../../domain/orders/index.ts';

/** The failure of an order's last action; `text` is a key of the texts. */
export interface OrderError {
  readonly number: string;
  readonly text: string;
}

export interface Actions {
  /** The order whose payment is being opened; stays until the document is left, so that it is not requested twice. */
  readonly paying: string | null;
  /** Shown beside its order until another action. */
  readonly error: OrderError | null;
}

export const NO_ACTIONS: Actions = { paying: null, error: null };

export function paymentBegun(_: Actions, number: string): Actions {
  return { paying: number, error: null };
}

/** The payment was opened and the document leaves, or it was refused; a shopper who has left needs neither. */
export function paymentAnswered(actions: Actions, answer: { readonly number: string; readonly outcome: PaymentOutcome }): Actions {
  const { number, outcome } = answer;
  if (actions.paying !== number || 'url' in outcome) return actions;
  return { paying: null, error: { number, text: `orders.pay.${outcome.refused}` } };
}

/** The shopper is back from the payment by the browser's cache: what was under way then is over. */
export function paymentLeft(actions: Actions): Actions {
  return { ...actions, paying: null };
}

export function cancelingRefused(actions: Actions, number: string): Actions {
  return { ...actions, error: { number, text: 'orders.cancel.gone' } };
}

export function errorSeen(actions: Actions): Actions {
  return { ...actions, error: null };
}
