import type { Order } from '@vitrava/shared-kit/contracts/browser';
import type { CancelOutcome, Refusal } from '../../domain/orders/index.ts';

export interface Cancellation {
  /** The order of the question; it stays while the question closes. */
  readonly order: Order | null;
  readonly isRequesting: boolean;
  /** Why the cancellation failed, when another try may succeed; shown in the confirmation. */
  readonly failure: Exclude<Refusal, 'gone'> | null;
  /** The order that was canceled last on this page. */
  readonly canceled: Order | null;
}

export const NO_CANCELLATION: Cancellation = { order: null, isRequesting: false, failure: null, canceled: null };

export function requestCancellation(_: Cancellation, order: Order): Cancellation {
  return { order, isRequesting: true, failure: null, canceled: null };
}

export function confirm(state: Cancellation): Cancellation {
  return { ...state, failure: null };
}

export function dismiss(state: Cancellation): Cancellation {
  return { ...state, isRequesting: false };
}

/** The attempt has ended; after a sign-out meanwhile, the order is not shown. */
export function settle(state: Cancellation, { outcome, isSignedIn }: { outcome: CancelOutcome; isSignedIn: boolean }): Cancellation {
  if ('canceled' in outcome) return { ...state, isRequesting: false, canceled: isSignedIn ? outcome.canceled : state.canceled };
  return outcome.refused === 'gone' ? { ...state, isRequesting: false } : { ...state, failure: outcome.refused };
}
