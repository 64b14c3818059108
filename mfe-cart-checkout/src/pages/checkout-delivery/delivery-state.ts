import type { Stock } from '../../domain/delivery/index.ts';

/** What happens on the delivery step, beside the choice itself, which is the checkout's. */
export interface DeliveryState {
  readonly isListRequested: boolean;
  readonly isMapFailed: boolean;
  readonly saving: string | null;
  readonly unsaved: string | null;
  /** The place that was saved a moment ago: it takes the focus from the button that saved it. */
  readonly saved: number | null;
  /** The shopper wanted to continue without a place that takes the order. */
  readonly isPlaceMissing: boolean;
  readonly removing: Stock | null;
  readonly isRemovalFailed: boolean;
}

export const NEW_DELIVERY: DeliveryState = {
  isListRequested: false,
  isMapFailed: false,
  saving: null,
  unsaved: null,
  saved: null,
  isPlaceMissing: false,
  removing: null,
  isRemovalFailed: false,
};

/** The list is opened or closed, also where the failed map has opened it. */
export function listSet(state: DeliveryState, isListRequested: boolean): DeliveryState {
  return { ...state, isListRequested, isMapFailed: false };
}

export function mapRequested(state: DeliveryState): DeliveryState {
  return { ...state, isMapFailed: false };
}

export function mapFailed(state: DeliveryState): DeliveryState {
  return { ...state, isMapFailed: true };
}

export function savingBegun(state: DeliveryState, saving: string): DeliveryState {
  return { ...state, saving, unsaved: null, saved: null };
}

/** The point is a saved place now: there is no need of the list or the map any more. */
export function savingDone(state: DeliveryState, { id }: Pick<Stock, 'id'>): DeliveryState {
  return { ...state, saving: null, saved: id, isListRequested: false, isMapFailed: false };
}

export function savingFailed(state: DeliveryState, unsaved: string): DeliveryState {
  return { ...state, saving: null, unsaved };
}

export function placeChosen(state: DeliveryState): DeliveryState {
  return { ...state, isPlaceMissing: false };
}

export function placeMissed(state: DeliveryState): DeliveryState {
  return { ...state, isPlaceMissing: true };
}

export function removalStarted(state: DeliveryState, removing: Stock): DeliveryState {
  return { ...state, removing, isRemovalFailed: false };
}

export function removalBegun(state: DeliveryState): DeliveryState {
  return { ...state, isRemovalFailed: false };
}

/** Shown in the confirmation while it is open. */
export function removalFailed(state: DeliveryState): DeliveryState {
  return { ...state, isRemovalFailed: state.removing !== null };
}

/** The place is gone, or kept. */
export function removalEnded(state: DeliveryState): DeliveryState {
  return { ...state, removing: null, isRemovalFailed: false };
}

export function stepLeft({ saving }: DeliveryState): DeliveryState {
  return { ...NEW_DELIVERY, saving };
}
