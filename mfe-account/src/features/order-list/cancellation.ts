import type { Order } from '@vitrava/shared-kit/contracts/browser';
import type { CancelOutcome, Refusal } from '../../domain/orders/index.ts';

/** How far the cancellation of an order has come on this page. */
export interface Cancellation {
  /** The order of the question; it stays while the question closes. */
  readonly order: Order | null;
  readonly isAsking: boolean;
  /** Why it was not done, when another try may do it; said in the question. */
  readonly failure: Exclude<Refusal, 'gone'> | null;
  /** The order that was canceled last on this page. */
  readonly canceled: Order | null;
}

export const NO_CANCELLATION: Cancellation = { order: null, isAsking: false, failure: null, canceled: null };

/** The shopper wants an order canceled, and is asked once more. */
export function ask(_: Cancellation, order: Order): Cancellation {
  return { order, isAsking: true, failure: null, canceled: null };
}

/** The shopper means it. */
export function confirm(state: Cancellation): Cancellation {
  return { ...state, failure: null };
}

/** The shopper keeps the order. */
export function dismiss(state: Cancellation): Cancellation {
  return { ...state, isAsking: false };
}

/** The attempt has ended; who has signed out meanwhile is not shown whose order it was. */
export function settle(state: Cancellation, { outcome, isSignedIn }: { outcome: CancelOutcome; isSignedIn: boolean }): Cancellation {
  if ('canceled' in outcome) return { ...state, isAsking: false, canceled: isSignedIn ? outcome.canceled : state.canceled };
  return outcome.refused === 'gone' ? { ...state, isAsking: false } : { ...state, failure: outcome.refused };
}
