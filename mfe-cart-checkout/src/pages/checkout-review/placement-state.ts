import type { OrderRequest } from '@vitrava/shared-kit/contracts/api';
import type { Placement } from '../../domain/orders/index.ts';

/** Why an order was not placed, as far as that is known. */
export type PlacementFailure = Exclude<Placement, { kind: 'placed' }>;

/**
 * How far the placing of an order has come.
 * - `recovering`: the page was left in the middle; it is being found out what became of the order then;
 * - `searching`: another order was requested before this one; it is looked for first, so that one cart never becomes two orders;
 * - `keying`: the order gets its key, and the device keeps it before anything is sent;
 * - `sending`: it is under way.
 */
export interface PlacementState {
  readonly stage: 'idle' | 'recovering' | 'searching' | 'keying' | 'sending';
  /** The order that was requested, until it is known what became of it. */
  readonly body: OrderRequest | null;
  /** The result of the last try; null while there is nothing to show. */
  readonly failure: PlacementFailure | null;
}

export const NO_PLACEMENT: PlacementState = { stage: 'idle', body: null, failure: null };

export function isPlacing({ stage }: PlacementState): boolean {
  return stage === 'searching' || stage === 'keying' || stage === 'sending';
}

export function failureSeen(state: PlacementState): PlacementState {
  return { ...state, failure: null };
}

export function recoveryBegun(state: PlacementState): PlacementState {
  return state.stage === 'idle' ? { ...NO_PLACEMENT, stage: 'recovering' } : state;
}

/** `otherKey` is the key of an order requested before this one, of which nothing is known. */
export function orderAccepted(
  state: PlacementState,
  { body, otherKey }: { readonly body: OrderRequest; readonly otherKey: string | null },
): PlacementState {
  return state.stage === 'idle' ? { stage: otherKey === null ? 'keying' : 'searching', body, failure: null } : state;
}

/** The order that was looked for has been found, or there is none. */
export function orderLooked(state: PlacementState, isFound: boolean): PlacementState {
  if (state.stage === 'searching' && !isFound) return { ...state, stage: 'keying' };
  return state.stage === 'searching' || state.stage === 'recovering' ? NO_PLACEMENT : state;
}

export function lookingFailed(state: PlacementState): PlacementState {
  return state.stage === 'searching' || state.stage === 'recovering' ? { ...NO_PLACEMENT, failure: { kind: 'unknown' } } : state;
}

export function orderSent(state: PlacementState): PlacementState {
  return { ...state, stage: 'sending' };
}

export function orderAnswered(_: PlacementState, placement: Placement): PlacementState {
  return { ...NO_PLACEMENT, failure: placement.kind === 'placed' ? null : placement };
}
